import { isUuid } from '#contract/is-uuid.ts'
import { listParcels, type Parcel } from '#contract/parcels.ts'
import { callApi } from '#web/api.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { momentWords } from '#web/ui/moment-words.ts'

/**
 * One parcel of a seller, all that is known of it, and who carried their last ones, the newest first.
 * @throws the 404 page where there is none: also an order in which others alone have a part
 */
export async function showParcel(context: PageContext, companyId: string, orderId: string) {
  if (!isUuid(orderId)) throw pageNotFound()
  const input = { params: { id: companyId }, query: { orders: orderId } }
  const { parcels, carriers } = await callApi(context, listParcels, input)
  const [parcel] = parcels
  if (!parcel) throw pageNotFound()
  return { carriers, parcel: inWords(parcel, context.get(pageRequest).settings.timeZone) }
}

/** The same with `when`: the shop's day and time, dd/mm/yyyy hh:mm. */
function inWords(parcel: Parcel, timeZone: string) {
  const when = momentWords(timeZone)
  return {
    ...parcel,
    when: when(parcel.date),
    arrival: parcel.arrival && { ...parcel.arrival, when: when(parcel.arrival.at) },
    removals: parcel.removals.map((removal) => ({ ...removal, when: when(removal.at) })),
    events: parcel.events.map((event) => ({ ...event, when: when(event.at) })),
  }
}

export type ShownParcel = ReturnType<typeof inWords>
