import { data, redirect } from 'react-router'
import { isUuid } from '#contract/is-uuid.ts'
import { priceAgain } from '#contract/orders.ts'
import { tryApi } from '#web/api.ts'
import { cartEntries, keepCart } from '#web/request/cart-entries.ts'
import { keepCookie, keptCookie } from '#web/request/own-cookies.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { type AgainNews, addAgain, newsOf } from './add-again.ts'

/** How many units of each line of which order came to the cart last: what the cart then tells, also to who loads it anew. */
const COOKIE = 'bought-again'
const KEPT_SECONDS = 10 * 60

/** *Comprar de nuevo*: what can be had of an order comes to the cart, which then tells what became of each line. */
export async function buyAgain(context: PageContext, form: FormData) {
  const id = String(form.get('orderId') ?? '').toLowerCase()
  const answer = await tryApi(context, priceAgain, { params: { id } })
  if (!answer.ok && answer.status === 401) {
    return redirect(`/login?next=/myShop${isUuid(id) ? `/${id}` : ''}`, 303)
  }
  if (!answer.ok) throw data(answer.error, { status: answer.status })
  const { entries, added } = addAgain(cartEntries(context), answer.value.lines)
  keepCart(context, entries)
  keepCookie(context, COOKIE, `${id}.${added.join('-')}`, KEPT_SECONDS)
  return redirect(`/cart?again=${id}`, 303)
}

/** What became of the order that the cart's address names, if this browser bought it again just now; else null. */
export async function boughtAgain(
  context: PageContext,
  asked: string | null,
): Promise<{ orderId: string; news: AgainNews[] } | null> {
  const [orderId, added] = keptCookie(context, COOKIE)?.split('.') ?? []
  if (!asked || orderId !== asked || !isUuid(orderId) || !added) return null
  const answer = await tryApi(context, priceAgain, { params: { id: orderId } })
  if (!answer.ok) return null
  return { orderId, news: newsOf(answer.value.lines, added.split('-').map(Number), cartEntries(context)) }
}
