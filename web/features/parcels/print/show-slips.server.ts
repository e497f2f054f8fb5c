import { PARCELS_A_BATCH } from '#contract/limits.ts'
import { orderCode } from '#contract/order-code.ts'
import { listParcels, type Parcel } from '#contract/parcels.ts'
import { getCompany } from '#contract/profiles.ts'
import { ORDER_CONFLICTS } from '#contract/refusals/order-conflicts.ts'
import * as parcelPrintTexts from '#contract/texts/parcel-print.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { momentDay } from '#web/ui/moment-words.ts'

/** Whatever the address says more is left out: the list ticks no more on a page. */
const asked = (query: URLSearchParams) => query.getAll('order').filter(Boolean).slice(0, PARCELS_A_BATCH)

/**
 * The slips of the parcels of these orders, longest waiting first, and what there is to be picked for those that have not left.
 * `leftOut`: those that have no slip, because they must not leave or nobody is told any more where to.
 */
export async function showSlips(context: PageContext, companyId: string, query: URLSearchParams) {
  const orders = asked(query).join()
  const params = { id: companyId }
  const found = orders ? (await callApi(context, listParcels, { params, query: { orders } })).parcels : []
  const { company, city } = await callApi(context, getCompany, { params })
  const dayOf = momentDay(context.get(pageRequest).settings.timeZone)
  const parcels = found.toReversed()
  const whyOf = new Map(parcels.map((parcel) => [parcel.orderId, whyNot(parcel)]))
  const printed = parcels.filter(({ orderId }) => !whyOf.get(orderId))
  return {
    sender: [company, city].filter(Boolean).join(' · '),
    slips: printed.map((parcel) => asSlip(parcel, dayOf)),
    picked: pickingList(printed.filter(({ state }) => state === 'pending')),
    leftOut: parcels.flatMap(({ orderId }) => {
      const why = whyOf.get(orderId)
      return why ? [{ code: orderCode(orderId), why }] : []
    }),
  }
}

function whyNot({ state, moneyBack, warnedAt, recipient }: Parcel): string | undefined {
  if (state === 'cancelled') return textOf(ORDER_CONFLICTS['parcel-cancelled'].message)
  if (state === 'delivered') return textOf(ORDER_CONFLICTS['parcel-delivered'].message)
  if (moneyBack && state === 'pending') return textOf(parcelsTexts.moneyBack)
  if (warnedAt !== null) return textOf(parcelsTexts.warned)
  return recipient ? undefined : textOf(parcelPrintTexts.noAddress)
}

/** What stands on a slip: no amount of money does. */
function asSlip(parcel: Parcel, dayOf: (instant: string) => string) {
  const { orderId, recipient, address, city, addressState, country, phone, date } = parcel
  return {
    ...{ orderId, recipient, address, city, addressState, country, phone },
    code: orderCode(orderId),
    paidOn: dayOf(date),
    lines: parcel.lines.filter(({ toSend }) => toSend > 0),
  }
}

export type Slip = ReturnType<typeof asSlip>

/** Per beer how many units in all, and how many for which order; by name. */
function pickingList(parcels: Parcel[]) {
  const beers = new Map<
    string,
    { id: string; name: string; summary: string; units: number; orders: Part[] }
  >()
  for (const { orderId, lines } of parcels) {
    for (const { ProductId: id, name, summary, toSend } of lines) {
      if (toSend === 0) continue
      // What it was called when it was sold: under another name or in another can it is another beer to be picked.
      const key = JSON.stringify([id, name, summary])
      const beer = beers.get(key) ?? { id: key, name, summary, units: 0, orders: [] }
      beer.units += toSend
      beer.orders.push({ code: orderCode(orderId), units: toSend })
      beers.set(key, beer)
    }
  }
  return [...beers.values()].sort((a, b) => a.name.localeCompare(b.name))
}

type Part = { code: string; units: number }
export type PickedBeer = ReturnType<typeof pickingList>[number]
