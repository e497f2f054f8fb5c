import { type Refusal, refuse } from '#contract/errors.ts'
import type { CheckoutServices } from './checkout-services.ts'
import { endOrder } from './end-order.ts'
import { inTransaction } from './in-transaction.ts'
import { lockOrder } from './lock-order.ts'

/**
 * Cancels an order that waits for its payment and gives its beers back; a payment that still comes is refunded.
 * `reason` is kept with the event. Refuses: not-found, order-not-open.
 */
export async function cancelOrder(
  { db }: Pick<CheckoutServices, 'db'>,
  orderId: string,
  reason: string,
): Promise<{ cancelled: true } | Refusal> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('not-found')
    if (order.state !== 'pending') return refuse('order-not-open')
    await endOrder(tx, order, 'cancelled', 'cancelled', { reason })
    return { cancelled: true }
  })
}
