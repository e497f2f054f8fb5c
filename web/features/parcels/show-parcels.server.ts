import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { orderCode } from '#contract/order-code.ts'
import { PARCEL_STATES, type ParcelState } from '#contract/parcel-states.ts'
import { listParcels, type Parcel } from '#contract/parcels.ts'
import { placeText } from '#contract/texts/place-text.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { momentDay } from '#web/ui/moment-words.ts'
import { type ListPlace, listOf, toDeliver } from './parcels-address.ts'

/** Where an address says that one is on the list: at what is to be sent, unless it says something else. */
export function placeOf(companyId: string, query: URLSearchParams): ListPlace {
  const asked = query.get('state') as ParcelState
  const page = Math.min(Math.max(Math.trunc(Number(query.get('pag'))) || 1, 1), 999_999)
  const q = (query.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARACTERS)
  const dir = query.get('dir')
  return {
    companyId,
    state: PARCEL_STATES.includes(asked) ? asked : 'pending',
    page,
    q,
    dir: dir === 'asc' || dir === 'desc' ? dir : undefined,
    from: listOf(query),
  }
}

/** A page of a seller's parcels, each as a row of the table, and which is asked to be handed over; the last one where the address names one behind it: it was just sent. */
export async function showParcels(context: PageContext, companyId: string, url: URL) {
  const asked = placeOf(companyId, url.searchParams)
  const { state, q, dir } = asked
  const read = (page: number) =>
    callApi(context, listParcels, { params: { id: companyId }, query: { state, q, dir, pag: String(page) } })
  const found = await read(asked.page)
  const page = Math.min(asked.page, found.totalPages || 1)
  const { parcels, ...list } = page === asked.page ? found : await read(page)
  const { timeZone } = context.get(pageRequest).settings
  const at: ListPlace = { ...asked, page }
  const rows = parcels.map((each) => asRow(each, timeZone))
  const delivering = rows.find(
    (row) => row.orderId === toDeliver(url.searchParams) && row.state === 'shipped',
  )
  return { at, ...list, rows, delivering }
}

/** What the table shows of a parcel, and nothing else: streets, phones and histories stay on its own page. */
function asRow(parcel: Parcel, timeZone: string) {
  const { orderId, state, days, late, moneyBack, recipient, city, country, lines, carrier, tracking } = parcel
  const { codeTries } = parcel
  const dayOf = momentDay(timeZone)
  const { arrival } = parcel
  const left = parcel.events.find((event) => event.from === 'pending' && event.to === 'shipped')
  const handed = parcel.events.find((event) => event.to === 'delivered')
  const unitsOf = ({ amount, toSend }: Parcel['lines'][number]) => (state === 'cancelled' ? amount : toSend)
  return {
    ...{ orderId, state, days, late, moneyBack, carrier, tracking, recipient, codeTries },
    code: orderCode(orderId),
    paidOn: dayOf(parcel.date),
    isMissing: state === 'shipped' && parcel.arrival?.arrived === false,
    isWarned: parcel.warnedAt !== null && !moneyBack,
    place: placeText({ city, state: '', country }),
    contents: lines
      .map((line) => ({ name: line.name, units: unitsOf(line) }))
      .filter(({ units }) => units > 0),
    leftOn: left ? dayOf(left.at) : '',
    handedOn: handed ? dayOf(handed.at) : '',
    arrivedOn: arrival?.arrived ? dayOf(arrival.at) : '',
  }
}

export type ParcelRow = ReturnType<typeof asRow>
