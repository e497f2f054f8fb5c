import type { KeptAge } from '#contract/age-answer.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { createOrder as call } from '#contract/orders.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'
import { readersAddress } from '../../http/readers-origin.ts'
import { refuseBuyer } from '../../people/refuse-buyer.ts'
import type { Services } from '../../services.ts'
import { openPayment } from './open-payment.ts'
import type { OrdersServices } from './orders-services.ts'
import { placeOrder } from './place-order.ts'
import { settleOpenOrders } from './settle-open-orders.ts'

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

/**
 * *Start Purchase*: makes the cart an order, then opens the payment page (specification section 7, POST /create-order).
 * Refuses: sellers-cannot-buy (every role but Person), minor-cannot-buy, forbidden (somebody else's id in `user`), malformed
 * (Idempotency-Key), too-many-requests, and whatever placeOrder and openPayment refuse.
 * @param address of the peer; peers and accounts are limited apart
 * @param age what this browser answered at the age gate; programs are not asked
 */
export async function createOrder(
  services: OrdersServices & Pick<Services, 'rateLimits'>,
  caller: SessionUser,
  body: BodyOf<typeof call>,
  {
    idempotencyKey,
    address,
    age,
  }: { idempotencyKey: string | undefined; address: string; age: KeptAge | undefined },
): Promise<ResponseOf<typeof call> | Refusal> {
  const refused = refuseBuyer(caller, age?.answer)
  if (refused) return refused
  if (isSomebodyElse(body.user, caller)) return refuse('forbidden')
  if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) {
    return refuse('malformed', undefined, { 'Idempotency-Key': textOf(formTexts.badCharacters) })
  }
  const tooMany =
    (await services.rateLimits.take('order-by-address', address)) ??
    (await services.rateLimits.take('order-of-account', caller.id))
  if (tooMany) return tooMany
  await settleOpenOrders(services, caller.id, body.products)
  const placed = await placeOrder(services, caller.id, {
    ...body,
    idempotencyKey,
    address,
    birthDay: age?.birthDay,
  })
  if (isRefusal(placed)) return placed
  const opened = await openPayment(services, placed.orderId)
  if (isRefusal(opened)) return opened
  const { preferenceId, initPoint } = opened
  return {
    orderId: placed.orderId,
    heldUntil: placed.heldUntil?.toISOString() ?? null,
    results: { response: { id: preferenceId, init_point: readersAddress(initPoint) } },
  }
}

/** The payload's `user` (specification section 3) decides nothing; naming somebody else in it is an error. */
function isSomebodyElse(user: unknown, caller: SessionUser): boolean {
  const id = typeof user === 'object' && user !== null && 'id' in user ? user.id : user
  return typeof id === 'string' && isUuid(id) && id.toLowerCase() !== caller.id
}
