import { type CartEntry, withQuantity } from '#contract/cart-cookie.ts'
import { getBeer } from '#contract/catalogue.ts'
import { CART_MAX_QUANTITY, MAX_PRICE_CENTS } from '#contract/limits.ts'
import { centsFromDollars } from '#contract/money.ts'
import { tryApi } from '#web/api.ts'
import { cartEntries, keepCart } from '#web/request/cart-entries.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { acceptPrice, chooseQuantity, hasRoomFor, quantityOf } from './change-cart.ts'
import { typedQuantity } from './typed-quantity.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function textOfField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The price that the form's page showed, in cents; undefined when it says nothing believable. */
function seenCentsOf(form: FormData): number | undefined {
  const text = textOfField(form, 'seenCents')
  return /^\d{1,7}$/.test(text) && Number(text) <= MAX_PRICE_CENTS ? Number(text) : undefined
}

/** Changes the cart as a cart form asks, for pages without JavaScript. A beer that cannot be had changes nothing. */
export async function changeCartByForm(context: PageContext, form: FormData): Promise<void> {
  const beerId = textOfField(form, 'beerId').toLowerCase()
  if (!UUID.test(beerId)) return
  const entries = cartEntries(context)
  const next = await changed(context, form, entries, beerId)
  if (next) keepCart(context, next)
}

async function changed(
  context: PageContext,
  form: FormData,
  entries: CartEntry[],
  beerId: string,
): Promise<CartEntry[] | undefined> {
  const intent = textOfField(form, 'intent')
  const seenCents = seenCentsOf(form)
  if (intent === 'remove') return withQuantity(entries, { beerId, quantity: 0, seenCents: 0 })
  if (intent === 'accept')
    return seenCents === undefined ? undefined : acceptPrice(entries, beerId, seenCents)

  const current = quantityOf(entries, beerId)
  const step = Number(textOfField(form, 'step')) || 0
  const wanted = typedQuantity(textOfField(form, 'quantity'), current) + step
  if (wanted <= 0) return withQuantity(entries, { beerId, quantity: 0, seenCents: 0 })
  if (!hasRoomFor(entries, beerId)) return undefined
  const answer = await tryApi(context, getBeer, { params: { id: beerId } })
  if (!answer.ok) return undefined
  const { price, stock } = answer.value
  const priceCents = seenCents ?? centsFromDollars(price)
  return chooseQuantity(
    entries,
    { id: beerId, priceCents, stock: Math.min(stock, CART_MAX_QUANTITY) },
    wanted,
  )
}
