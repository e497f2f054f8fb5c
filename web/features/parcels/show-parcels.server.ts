import { redirect } from 'react-router'
import { PARCEL_STATES, type ParcelState } from '#contract/parcel-states.ts'
import { listParcels, type Parcel } from '#contract/parcels.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { momentWords } from '#web/ui/moment-words.ts'
import { type ListPlace, parcelsAddress, stepOf } from './parcels-address.ts'

/** Where an address says that one is on the list: at what is to be sent, unless it says something else. */
export function placeOf(companyId: string, query: URLSearchParams): ListPlace {
  const asked = query.get('state') as ParcelState
  const page = Math.min(Math.max(Math.trunc(Number(query.get('pag'))) || 1, 1), 999_999)
  return { companyId, state: PARCEL_STATES.includes(asked) ? asked : 'pending', page }
}

/**
 * A page of a seller's parcels with their times in words, and which form of which one stands open.
 * @throws a redirect to the last page when the address names one behind it: the last parcel there was just sent
 */
export async function showParcels(context: PageContext, companyId: string, url: URL) {
  const place = placeOf(companyId, url.searchParams)
  const { state, page } = place
  const input = { params: { id: companyId }, query: { state, pag: String(page) } }
  const { parcels, counts, totalPages } = await callApi(context, listParcels, input)
  if (page > Math.max(totalPages, 1)) throw redirect(parcelsAddress({ ...place, page: totalPages || 1 }))
  const { timeZone } = context.get(pageRequest).settings
  const open = stepOf(url.searchParams)
  return { state, page, totalPages, counts, open, parcels: parcels.map((each) => inWords(each, timeZone)) }
}

/** The same with `when`: the shop's day and time, dd/mm/yyyy hh:mm. */
function inWords(parcel: Parcel, timeZone: string) {
  const when = momentWords(timeZone)
  return {
    ...parcel,
    when: when(parcel.date),
    arrival: parcel.arrival && { ...parcel.arrival, when: when(parcel.arrival.at) },
    events: parcel.events.map((event) => ({ ...event, when: when(event.at) })),
  }
}

export type ShownParcel = ReturnType<typeof inWords>
