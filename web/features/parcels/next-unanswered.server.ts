import { listOrderThreads } from '#contract/order-messages.ts'
import { callApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import type { ListPlace } from './parcels-address.ts'

/** Whose message waits longest for whoever goes through the list of them, besides the one that they are at; null: nobody's any more. */
export async function nextUnanswered(context: PageContext, { companyId, from }: ListPlace, orderId: string) {
  if (!from) return undefined
  const { threads } = await callApi(context, listOrderThreads, { params: { id: companyId }, query: {} })
  const next = threads.find((thread) => thread.waitingSince !== null && thread.orderId !== orderId)
  return next ? { orderId: next.orderId, buyer: next.buyer } : null
}
