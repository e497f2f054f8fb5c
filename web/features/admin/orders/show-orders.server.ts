import { data, redirect } from 'react-router'
import type { InputOf } from '#contract/endpoint.ts'
import { type FoundOrder, findOrders } from '#contract/found-orders.ts'
import { orderCode, readOrderNumber } from '#contract/order-code.ts'
import { tryApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { DESK_FILTERS, ordersPlace, ordersQuery } from '#web/ui/order-search/orders-place.ts'

/**
 * The orders that an address asks for, or what is wrong with it, field by field; past the end it goes on to the last page, and from the number of an order to
 * that order.
 * @param path of the list's page
 */
export async function showOrders(context: PageContext, { searchParams }: URL, path: string) {
  const place = ordersPlace(searchParams, DESK_FILTERS)
  const { page, ...filters } = place
  const { timeZone } = context.get(pageRequest).settings
  // What an address may ask for and the call does not take is refused by the call, field by field.
  const query = { ...filters, pag: String(page) } as InputOf<typeof findOrders>['query']
  const answer = await tryApi(context, findOrders, { query })
  if (!answer.ok) {
    const { fields } = answer.error
    if (answer.status !== 400 || !fields) throw data(answer.error, { status: answer.status })
    return data({ place, timeZone, found: null, errors: fields }, { status: 400 })
  }
  const { totalPages, orders } = answer.value
  if (isNumberOf(place.q, orders)) throw redirect(`/admin/orders/${orders[0]!.id}`)
  if (page > Math.max(totalPages, 1)) throw redirect(path + ordersQuery({ ...place, page: totalPages || 1 }))
  return data({ place, timeZone, found: answer.value, errors: {} })
}

/** Whether what was typed is the number of the one order that was found, its code or the whole of it. */
function isNumberOf(typed: string, orders: Pick<FoundOrder, 'id'>[]): boolean {
  const number = readOrderNumber(typed)
  return number !== undefined && orders.length === 1 && orderCode(orders[0]!.id) === number.code
}
