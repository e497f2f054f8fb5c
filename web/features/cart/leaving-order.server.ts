import type { MiddlewareFunction } from 'react-router'
import { listPurchases, purchasesIn } from '#contract/purchases.ts'
import { tryApi } from '#web/api.ts'
import { cartEntries, keepCart } from '#web/request/cart-entries.ts'
import { keepCookie, keptCookie } from '#web/request/own-cookies.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { meaningForCart, withoutBought } from './bought-lines.ts'

/**
 * The order that this browser's cart went to the payment page with. As long as it is remembered, every visit asks
 * whether it was paid meanwhile, and then its lines leave the cart: once, however often the buyer comes back.
 */
const COOKIE = 'leaving-order'
/** Longer than the days for which payments are reconciled. */
const KEPT_SECONDS = 10 * 24 * 3600

/** Remembers the order that the cart has just become. */
export function rememberLeavingOrder(context: PageContext, orderId: string): void {
  keepCookie(context, COOKIE, orderId, KEPT_SECONDS)
}

/**
 * Before a page is made: takes what was bought out of the cart, when the order that was left for payment is paid by now
 * (decisions, "Cart and paying": paid later, those lines leave the cart on the next visit).
 */
export const leaveBoughtLines: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  if (request.method === 'GET') await dropBoughtLines(context)
  return next()
}

async function dropBoughtLines(context: PageContext): Promise<void> {
  const orderId = keptCookie(context, COOKIE)
  if (!orderId) return
  const user = await sessionUser(context)
  // An admin who sees as somebody has an order of their own there.
  if (user?.role !== 'Person' || user.seeing) return
  const answer = await tryApi(context, listPurchases, { query: { userPersonId: user.id, id: orderId } })
  // A cookie that names no order is forgotten; a shop that cannot answer now is asked again.
  if (!answer.ok && answer.status !== 400) return
  const order = answer.ok ? purchasesIn(answer.value)[0] : undefined
  const meaning = order ? meaningForCart(order.state) : 'keep'
  if (meaning === 'wait') return
  if (order && meaning === 'bought') keepCart(context, withoutBought(cartEntries(context), order.Items))
  keepCookie(context, COOKIE, '', 0)
}
