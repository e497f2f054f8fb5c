import { sql } from 'drizzle-orm'
import { chargeText } from '#contract/charge-text.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { closeReview as call } from '#contract/order-desk.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { bankHasIt } from '../../orders/bank-has-it.ts'
import { RANK } from '../../orders/payment-rank.ts'
import type { Services } from '../../services.ts'
import { endOrder } from '../orders/end-order.ts'
import { lockOrder } from '../orders/lock-order.ts'

/**
 * Closes an order in review as refunded: what came for it was not what was asked, and all of it is back. A payment that
 * comes later is refunded as one too many. Repeating it changes nothing.
 *
 * Refuses: not-found; order-not-in-review; review-money-open, naming what is not back yet of which payment.
 */
export async function closeReview(
  { db }: Pick<Services, 'db'>,
  orderId: string,
  reason: string,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(orderId)) return refuse('not-found')
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('not-found')
    if (order.state === 'refunded') return { orderId: order.id, state: order.state }
    if (order.state !== 'review') return refuse('order-not-in-review')
    const open = await openMoney(tx, order.id)
    if (open.length) {
      const inWords = open.map((each) => `${chargeText(each.cents, each.currency)} (${each.paymentId})`)
      return refuse('review-money-open', { open: inWords.join(', ') })
    }
    await endOrder(tx, order, 'review-closed')
    await recordAudit(tx, actor, {
      action: 'order-review-closed',
      subject: { kind: 'order', id: order.id, userId: order.buyerId },
      reason,
      facts: { before: 'review', after: 'refunded' },
    })
    return { orderId: order.id, state: 'refunded' }
  })
}

/** Captured money of an order that is not back with its buyer, by payment. What a bank took back is back. */
async function openMoney(tx: Transaction, orderId: string) {
  const found = await tx.execute<{ paymentId: string; cents: number; currency: string }>(sql`
    SELECT * FROM (
      SELECT provider_id AS "paymentId", currency,
             (amount_cents - coalesce((SELECT sum(refunds.amount_cents) FROM refunds
                                       WHERE payment_id = provider_id AND state = 'done'), 0))::bigint AS cents
      FROM payments WHERE order_id = ${orderId} AND rank >= ${RANK.captured} AND NOT ${bankHasIt}
      ORDER BY created_at, provider_id) AS captured
    WHERE cents > 0`)
  return found.rows
}
