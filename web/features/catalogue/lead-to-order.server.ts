import { redirect } from 'react-router'
import { findOrders } from '#contract/found-orders.ts'
import { isOrderCode } from '#contract/order-code.ts'
import { staffMay } from '#contract/staff-roles.ts'
import { callApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'

/**
 * An operator who types the code of an order into the search of every page means that order, and no beer: the words are not looked for
 * in the shop, nor counted as looked for in vain. A code that no order has may be a beer's name.
 * @throws a redirect to the order
 */
export async function leadToOrder(context: PageContext, words: string | undefined) {
  const code = words?.trim() ?? ''
  if (!isOrderCode(code)) return
  const user = await sessionUser(context)
  if (user?.role !== 'Admin' || !staffMay(user.staff, 'read-desk')) return
  const { orders } = await callApi(context, findOrders, { query: { q: code } })
  if (orders.length === 1) throw redirect(`/admin/orders/${orders[0]!.id}`)
}
