import { data } from 'react-router'
import { type CartEntry, withQuantity } from '#contract/cart-cookie.ts'
import { getBeer } from '#contract/catalogue.ts'
import { CART_MAX_QUANTITY } from '#contract/limits.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import { typedQuantity } from '#contract/typed-quantity.ts'
import { tryApi } from '#web/api.ts'
import { cartEntries, keepCart } from '#web/request/cart-entries.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { acceptPrice, chooseQuantity, hasRoomFor, quantityOf } from './change-cart.ts'
import type { CartForm } from './read-cart-form.server.ts'

/**
 * Changes the cart as a cart form asks, for pages without JavaScript. A beer that cannot be had changes nothing.
 * @returns how many units were asked for, where that was more than the cart took
 */
export async function changeCartByForm(context: PageContext, form: CartForm): Promise<number | undefined> {
  const { next, cut } = await changed(context, form, cartEntries(context))
  if (next) keepCart(context, next)
  return cut
}

async function changed(
  context: PageContext,
  { beerId, intent, seenCents, quantity, step }: CartForm,
  entries: CartEntry[],
): Promise<{ next?: CartEntry[]; cut?: number }> {
  const without = () => ({ next: withQuantity(entries, { beerId, quantity: 0, seenCents: 0 }) })
  if (intent === 'remove') return without()
  if (intent === 'accept') return { next: acceptPrice(entries, beerId, seenCents) }

  const wanted = typedQuantity(quantity, quantityOf(entries, beerId)) + step
  if (wanted <= 0) return without()
  if (!hasRoomFor(entries, beerId)) return {}
  const answer = await tryApi(context, getBeer, { params: { id: beerId } })
  if (!answer.ok && answer.status === 404) return {}
  if (!answer.ok) throw data(answer.error, { status: answer.status })
  const stock = Math.min(unitsToBeHad(answer.value), CART_MAX_QUANTITY)
  const next = chooseQuantity(entries, { id: beerId, priceCents: seenCents, stock }, wanted)
  return { next, cut: wanted > stock ? wanted : undefined }
}
