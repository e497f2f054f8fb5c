import { data, redirect, redirectDocument } from 'react-router'
import type { ErrorBody } from '#contract/errors.ts'
import { dollarsFromCents } from '#contract/money.ts'
import { createOrder } from '#contract/orders.ts'
import { tryApi } from '#web/api.ts'
import { cartEntries } from '#web/request/cart-entries.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { DELIVERY_FIELDS, type DeliveryForm } from './delivery-form.ts'
import { rememberLeavingOrder } from './leaving-order.server.ts'

/** Why the purchase did not start, and the address as it was typed. */
export type NotStarted = { error: ErrorBody; delivery: DeliveryForm }

/** An order whose beers are not kept until it is paid: the cart tells its buyer before they go on with it. */
export type NotHeld = { delivery: DeliveryForm }

function readDelivery(form: FormData): DeliveryForm {
  const values = DELIVERY_FIELDS.map((name) => [name, String(form.get(name) ?? '').trim()] as const)
  return Object.fromEntries(values) as DeliveryForm
}

/**
 * *Start Purchase*: makes the cart an order and leads to the payment page; visitors log in first and come back. What
 * the API refuses is shown on the cart. Where nothing is kept until the payment comes, the cart has said so already
 * (`toldNotHeld`), or is shown again to say it.
 */
export async function startPurchase(context: PageContext, form: FormData) {
  const user = await sessionUser(context)
  if (!user) return redirect('/login?next=/cart', 303)
  // Somebody else logged in here since it was shown: their order does not go to whose address stands in it.
  const shownTo = form.get('buyer')
  if (shownTo && shownTo !== user.id) return redirect('/cart', 303)
  const entries = cartEntries(context)
  if (!entries.length) return redirect('/cart', 303)

  const typed = readDelivery(form)
  const { phone, ...address } = typed
  // A recipient alone is the name that stood there: what is missing is then told of the whole address.
  const { recipient: _, ...place } = address
  const isGiven = Object.values(place).some(Boolean)
  const products = entries.map(({ beerId, quantity, seenCents }) => ({
    id: beerId,
    quantity,
    price: dollarsFromCents(seenCents),
  }))
  const delivery = { ...address, ...(phone && { phone }) }
  const answer = await tryApi(context, createOrder, { body: { products, ...(isGiven && { delivery }) } })
  if (!answer.ok) {
    const refused: NotStarted = { error: answer.error, delivery: typed }
    return data(refused, { status: answer.status })
  }
  const { orderId, heldUntil, results } = answer.value
  const payAt = results.response.init_point
  rememberLeavingOrder(context, orderId)
  const totalCents = entries.reduce((sum, { quantity, seenCents }) => sum + quantity * seenCents, 0)
  if (heldUntil === null && totalCents > 0 && !form.has('toldNotHeld')) {
    const notHeld: NotHeld = { delivery: typed }
    return data(notHeld)
  }
  return redirectDocument(payAt, 303)
}
