import { type Refusal, refuse } from '#contract/errors.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { endOrder } from './end-order.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'
import type { OrdersServices } from './orders-services.ts'

/**
 * Cancels an order that waits for its payment and gives its beers back; a payment that still comes is refunded.
 * `reason` is kept with the event. Refuses: not-found, order-not-open.
 */
export async function cancelOrder(
  { db }: Pick<OrdersServices, 'db'>,
  orderId: string,
  reason: string,
): Promise<{ cancelled: true } | Refusal> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    return order ? cancelLocked(tx, order, reason) : refuse('not-found')
  })
}

/** The same for an order that the caller holds. */
export async function cancelLocked(
  tx: Transaction,
  order: LockedOrder,
  reason: string,
): Promise<{ cancelled: true } | Refusal> {
  if (order.state !== 'pending') return refuse('order-not-open')
  await endOrder(tx, order, 'cancelled', { reason })
  return { cancelled: true }
}
