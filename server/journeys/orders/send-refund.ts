import { eq, sql } from 'drizzle-orm'
import { orderEvents, refunds } from '#database/schema.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import { isProviderFailure, type ProviderRefund } from '../../ports/payment-provider.ts'
import { findMadeRefund } from './find-made-refund.ts'
import { finishRefund } from './finish-refund.ts'
import { inTransaction } from './in-transaction.ts'
import { lockOrder } from './lock-order.ts'
import type { OrdersServices } from './orders-services.ts'

/** What stays wrong however often it is repeated: the provider understood and said no. */
const FOR_GOOD = new Set([400, 404, 409, 422])

type ClaimedRefund = {
  id: string
  orderId: string
  paymentId: string
  amountCents: number
  /** Whether an earlier attempt may have reached the provider. */
  isUnknown: boolean
}

/**
 * Sends money back, under one idempotency key for ever. An attempt without an answer is unknown, not failed: the next
 * one asks the provider for its refunds before it repeats. Answers true once there is nothing more to do.
 */
export async function sendRefund(services: OrdersServices, refundId: string): Promise<boolean> {
  const { payments } = services
  // Nothing is tried, counted or put off: it goes as soon as the provider is back.
  if (payments.isAway('refunds')) return false
  const refund = await claim(services, refundId)
  if (!refund) return false

  if (refund.isUnknown) {
    const made = await findMadeRefund(services, refund)
    if (isProviderFailure(made)) {
      if (made.failed === 'not-asked') return putBack(services, refundId, 'sent', made.message)
      return keepReason(services, refundId, made.message)
    }
    if (made) return finish(services, refund, made)
  }
  const answer = await payments.refund(refund.paymentId, refund.amountCents, refund.id)
  if (!isProviderFailure(answer)) return finish(services, refund, answer)

  // It was not sent now, and is known not to have been sent before.
  if (answer.failed === 'not-asked') return putBack(services, refundId, 'due', answer.message)
  await keepReason(services, refundId, answer.message)
  services.log.warn({ refundId, status: answer.status, reason: answer.message }, 'a refund was not sent')
  if (answer.failed === 'unknown') return false
  // Refused may also mean that it is there already, under a key that the provider has forgotten.
  const made = await findMadeRefund(services, refund)
  if (isProviderFailure(made)) return false
  if (made) return finish(services, refund, made)
  return giveUpOrWait(services, refund, FOR_GOOD.has(answer.status ?? 0))
}

/**
 * Takes the refund for this process, with no reason against it as long as it is under way, and writes `sent` before
 * anything is sent. One at a time a payment: so that of two equal refunds it is always clear which one the provider
 * already knows.
 *
 * The claim lasts for three answers of the provider and a pause. Whoever waits longer for a turn, at the provider or on a
 * connection, may still be at it when another process claims the refund: then both send it under the same key and for the
 * same amount, which the provider takes as one refund, and the first to write that it is done is the only one.
 */
async function claim({ db, env }: OrdersServices, refundId: string): Promise<ClaimedRefund | undefined> {
  return inTransaction(db, async (tx) => {
    const [known] = await tx
      .select({ orderId: refunds.orderId })
      .from(refunds)
      .where(eq(refunds.id, refundId))
    if (!known) return undefined
    await lockOrder(tx, known.orderId)
    const claimed = await tx.execute<ClaimedRefund>(sql`
      UPDATE refunds
      SET state = 'sent', attempts = attempts + 1, last_error = '',
          next_attempt_at = now() + ${env.PROVIDER_TIMEOUT_MS * 3} * interval '1 millisecond'
            + least(${env.RETRY_EVERY_SECONDS} * 2 ^ least(attempts, 12), 3600) * interval '1 second'
      WHERE id = ${refundId} AND state IN ('due', 'sent') AND next_attempt_at <= now()
        AND NOT EXISTS (SELECT FROM refunds AS other
                        WHERE other.payment_id = refunds.payment_id AND other.state = 'sent'
                          AND other.id <> refunds.id)
      RETURNING id, order_id AS "orderId", payment_id AS "paymentId", amount_cents AS "amountCents",
                old.state = 'sent' AS "isUnknown"`)
    return claimed.rows[0]
  })
}

async function finish(services: OrdersServices, refund: ClaimedRefund, made: ProviderRefund) {
  return inTransaction(services.db, async (tx) => {
    await lockOrder(tx, refund.orderId)
    await finishRefund(services, tx, refund.id, made.providerRefundId)
    return true
  })
}

/** Why it is not done yet, for who looks after it. Answers that it is not. */
async function keepReason({ db }: OrdersServices, refundId: string, reason: string): Promise<false> {
  await db
    .update(refunds)
    .set({ lastError: reasonToKeep(reason) })
    .where(sql`${refunds.id} = ${refundId} AND ${refunds.state} <> 'done'`)
  return false
}

/** Nobody was asked: what counted the attempt is undone, so that it goes as soon as the provider is back. Answers that it is not done. */
async function putBack(
  { db, env }: OrdersServices,
  refundId: string,
  state: 'due' | 'sent',
  reason: string,
): Promise<false> {
  await db
    .update(refunds)
    .set({
      state,
      lastError: reasonToKeep(reason),
      attempts: sql`${refunds.attempts} - 1`,
      nextAttemptAt: sql`now() + ${env.RETRY_EVERY_SECONDS} * interval '1 second'`,
    })
    .where(sql`${refunds.id} = ${refundId} AND ${refunds.state} = 'sent'`)
  return false
}

/** Definitely not made: it is due again, or a person must look at it. Money stays owed either way. */
async function giveUpOrWait({ db, log }: OrdersServices, refund: ClaimedRefund, forGood: boolean) {
  const { id, orderId, paymentId, amountCents } = refund
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId)
    const state = forGood ? 'failed' : 'due'
    await tx.update(refunds).set({ state }).where(sql`${refunds.id} = ${id} AND ${refunds.state} = 'sent'`)
    if (!forGood) return false
    await tx
      .insert(orderEvents)
      .values({ orderId, event: 'refund-failed', detail: { refund: id, payment: paymentId, amountCents } })
    log.error(
      { refundId: id, orderId, amountCents },
      'the provider refuses a refund: it must be made by hand',
    )
    return true
  })
}
