import { data, redirect, redirectDocument } from 'react-router'
import { createOrder } from '#contract/checkout.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { dollarsFromCents } from '#contract/money.ts'
import { tryApi } from '#web/api.ts'
import { cartEntries } from '#web/request/cart-entries.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { DELIVERY_FIELDS, type DeliveryForm } from './delivery-form.ts'
import { rememberLeavingOrder } from './leaving-order.server.ts'

/** Why the purchase did not start, and the address as it was typed. */
export type NotStarted = { error: ErrorBody; delivery: DeliveryForm }

function readDelivery(form: FormData): DeliveryForm {
  const values = DELIVERY_FIELDS.map((name) => [name, String(form.get(name) ?? '').trim()] as const)
  return Object.fromEntries(values) as DeliveryForm
}

/**
 * *Start Purchase*: makes the cart an order and leads to the payment page; visitors log in first and come back. What
 * the API refuses is shown on the cart.
 */
export async function startPurchase(context: PageContext, form: FormData) {
  const user = await sessionUser(context)
  if (!user) return redirect('/login?next=/cart', 303)
  const entries = cartEntries(context)
  if (!entries.length) return redirect('/cart', 303)

  const typed = readDelivery(form)
  const { phone, ...address } = typed
  const isGiven = Object.values(address).some(Boolean)
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
  rememberLeavingOrder(context, answer.value.orderId)
  return redirectDocument(answer.value.results.response.init_point, 303)
}
