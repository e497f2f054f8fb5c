import { sql } from 'drizzle-orm'
import type { OPEN_REFUND_STATES } from '#contract/refund-states.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { refunds } from '#database/schema.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import { isProviderFailure } from '../../ports/payment-provider.ts'
import { type ClaimedRefund, claimRefund, keyOfRefund } from './claim-refund.ts'
import { findMadeRefund } from './find-made-refund.ts'
import { lockOrder } from './lock-order.ts'
import type { OrdersServices } from './orders-services.ts'
import { recordFailure, takeRefundAnswer } from './take-refund-answer.ts'

/** What stays wrong however often it is repeated: the provider understood and said no. */
const FOR_GOOD = new Set([400, 404, 409, 422])

/**
 * Sends money back, under one idempotency key for ever. An attempt without an answer is unknown, not failed: the next
 * one asks the provider for its refunds before it repeats. An account without money is asked again for some days; a payment
 * that is too old, like whatever else is refused, is a person's at once. One that the provider has taken on is asked about. Answers true once
 * there is nothing more to do.
 */
export async function sendRefund(services: OrdersServices, refundId: string): Promise<boolean> {
  const { payments } = services
  // Nothing is tried, counted or put off: it goes as soon as the provider is back.
  if (payments.isAway('refunds')) return false
  const refund = await claimRefund(services, refundId)
  if (!refund) return false
  if (refund.isInProcess) return follow(services, refund)

  if (refund.isUnknown) {
    const made = await findMadeRefund(services, refund)
    if (isProviderFailure(made)) {
      if (made.failed === 'not-asked') return putBack(services, refundId, 'sent', made.message)
      return keepReason(services, refundId, made.message)
    }
    if (made) return takeRefundAnswer(services, refund, made)
  }
  const answer = await payments.refund(refund.paymentId, refund.amountCents, keyOfRefund(refund))
  if (!isProviderFailure(answer)) return takeRefundAnswer(services, refund, answer)

  // It was not sent now, and is known not to have been sent before.
  if (answer.failed === 'not-asked') return putBack(services, refundId, 'due', answer.message)
  await keepReason(services, refundId, answer.message)
  services.log.warn({ refundId, status: answer.status, reason: answer.message }, 'a refund was not sent')
  if (answer.failed === 'unknown') return false
  // Refused may also mean that it is there already, under a key that the provider has forgotten.
  const made = await findMadeRefund(services, refund)
  if (isProviderFailure(made)) return false
  if (made) return takeRefundAnswer(services, refund, made)
  const isInVain = answer.because === 'no-balance' ? refund.isOverdue : FOR_GOOD.has(answer.status ?? 0)
  return giveUpOrWait(services, refund, isInVain)
}

/** What the provider took on and had not finished is asked about by its id, until it is made or rejected. */
async function follow(services: OrdersServices, refund: ClaimedRefund): Promise<boolean> {
  const { id, paymentId, providerRefundId } = refund
  const told = await services.payments.readRefund(paymentId, providerRefundId!)
  if (told === null) {
    return keepReason(services, id, `the provider does not know its refund ${providerRefundId} any more`)
  }
  if (!isProviderFailure(told)) return takeRefundAnswer(services, refund, told)
  if (told.failed === 'not-asked') return putBack(services, id, 'in-process', told.message)
  return keepReason(services, id, told.message)
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
  state: (typeof OPEN_REFUND_STATES)[number],
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
    .where(sql`${refunds.id} = ${refundId} AND ${refunds.state} = ${state === 'due' ? 'sent' : state}`)
  return false
}

/** Definitely not made: it is due again, or a person must look at it. Money stays owed either way. */
async function giveUpOrWait(services: OrdersServices, refund: ClaimedRefund, forGood: boolean) {
  const { id, orderId } = refund
  return inTransaction(services.db, async (tx) => {
    await lockOrder(tx, orderId)
    const state = forGood ? 'failed' : 'due'
    await tx.update(refunds).set({ state }).where(sql`${refunds.id} = ${id} AND ${refunds.state} = 'sent'`)
    if (!forGood) return false
    await recordFailure(services, tx, refund)
    return true
  })
}
