import { eq, sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { retryRefund as call } from '#contract/order-desk.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { orderEvents, payments, refunds } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { bankHasIt } from '../../orders/bank-has-it.ts'
import type { Services } from '../../services.ts'
import { lockOrder } from '../orders/lock-order.ts'

/** Its last attempt has ended with a reason, and its next one lies ahead: of now, after waiting for who held the order. */
const WAITS = sql<boolean>`(${refunds.lastError} <> '' AND ${refunds.nextAttemptAt} > clock_timestamp())`

/**
 * A refund that the provider refused is due again, under the key that it always had: whatever was wrong at the provider,
 * its money goes back once. Only one that it took on and then rejected has another key, or it would be rejected for ever.
 * One that waits for its next attempt is due too; one that is being sent, or will be in a moment, is left to the jobs.
 *
 * Refuses: not-found; refund-not-failed (its money is back, or the buyer's bank took it back).
 */
export async function retryRefund(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  refundId: string,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(refundId)) return refuse('not-found')
  return inTransaction(db, async (tx) => {
    const [known] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
    const order = known && (await lockOrder(tx, known.orderId))
    if (!order) return refuse('not-found')
    const [found] = await tx
      .select({ refund: refunds, isTaken: sql<boolean>`${bankHasIt}`, isWaiting: WAITS })
      .from(refunds)
      .innerJoin(payments, eq(payments.providerId, refunds.paymentId))
      .where(eq(refunds.id, refundId))
    const { refund, isTaken, isWaiting } = found!
    const open = refund.state === 'done' || refund.state === 'failed' ? undefined : refund.state
    if (open && !isWaiting) return { refundId: refund.id, state: open }
    if (refund.state === 'done' || (!open && isTaken)) return refuse('refund-not-failed')

    const { id, paymentId, amountCents } = refund
    // What was sent without an answer, or is in process, stays so: the provider is asked before it is sent again.
    const state = open ?? 'due'
    await tx.update(refunds).set({ state, nextAttemptAt: sql`now()` }).where(eq(refunds.id, id))
    const detail = { refund: id, payment: paymentId, amountCents }
    await tx.insert(orderEvents).values({ orderId: order.id, event: 'refund-retried', detail })
    await jobs.enqueue(tx, 'send-refund', { refundId: id })
    await recordAudit(tx, actor, {
      action: 'refund-retried',
      subject: { kind: 'order', id: order.id, userId: order.buyerId },
      facts: { refundId: id, amountCents, currency: order.chargeCurrency },
    })
    return { refundId: id, state }
  })
}
