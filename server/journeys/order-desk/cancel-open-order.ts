import { eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { cancelOpenOrder as call } from '#contract/order-desk.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { users } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { cancelLocked } from '../orders/cancel-order.ts'
import { lockOrder } from '../orders/lock-order.ts'

/**
 * An admin ends an order that waits for its payment: its beers go back to the shelf and its buyer is mailed. A payment
 * that still comes for it is refunded. Repeating it changes nothing. Refuses: not-found, order-not-open.
 */
export async function cancelOpenOrder(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  orderId: string,
  reason: string,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(orderId)) return refuse('not-found')
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('not-found')
    if (order.state === 'cancelled') return { orderId: order.id, state: order.state }
    const cancelled = await cancelLocked(tx, order, 'admin')
    if (isRefusal(cancelled)) return cancelled
    await recordAudit(tx, actor, {
      action: 'order-cancelled',
      subject: { kind: 'order', id: order.id, userId: order.buyerId },
      reason,
      facts: { before: order.state, after: 'cancelled', totalCents: order.totalCents },
    })
    const [buyer] = await tx.select({ email: users.email }).from(users).where(eq(users.id, order.buyerId))
    await putInOutbox(tx, jobs, {
      dedupeKey: `order-cancelled:${order.id}`,
      kind: 'order-cancelled',
      recipient: buyer!.email,
      payload: { orderId: order.id },
    })
    return { orderId: order.id, state: 'cancelled' }
  })
}
