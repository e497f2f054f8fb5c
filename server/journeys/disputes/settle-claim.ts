import { sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { isProviderFailure, type ProviderClaim, type ProviderFailure } from '../../ports/payment-provider.ts'
import type { OrdersServices } from '../orders/orders-services.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import { notKnownYet } from './not-known-yet.ts'

/**
 * Asks the provider how a claim stands, and whose it is, and writes that down. Repeating it changes nothing; an older answer that
 * comes later neither. Answers the payment that it is about: none where that is nothing of this shop's. While the provider does
 * not know the claim it counts as a failure, for a day.
 * @param receivedAt when its notice came
 */
export async function settleClaim(
  services: OrdersServices,
  claimId: string,
  receivedAt: Date,
): Promise<{ paymentId?: string } | ProviderFailure> {
  const claim = await services.payments.readClaim(claimId)
  if (claim === null) return notKnownYet('claim', receivedAt) ?? {}
  if (isProviderFailure(claim)) return claim
  const { paymentId } = claim
  if (paymentId === null) {
    services.log.warn({ claimId }, 'a claim about no payment')
    return {}
  }
  const settled = await settlePayment(services, paymentId)
  if (isProviderFailure(settled)) return settled
  if (settled.orderId === null)
    return (settled.isUnknown && notKnownYet('payment of the claim', receivedAt)) || {}
  await writeClaim(services.db, { ...claim, paymentId }, settled.orderId)
  return { paymentId }
}

/** The next question is a day away: a notice comes before it, when all is well. */
async function writeClaim(
  db: Database,
  claim: ProviderClaim & { paymentId: string },
  orderId: string,
): Promise<void> {
  const { providerId, paymentId, kind, stage, reason, isOpen, dueAt, openedAt, toldAt } = claim
  await db.execute(sql`
    INSERT INTO claims (provider_id, order_id, payment_id, kind, stage, reason, state, due_at, opened_at, closed_at, told_at,
                        next_ask_at)
    VALUES (${providerId}, ${orderId}, ${paymentId}, ${kind}, ${stage}, ${reason}, ${isOpen ? 'open' : 'closed'}, ${dueAt},
            ${openedAt}, ${isOpen ? null : toldAt}, ${toldAt}, now() + interval '1 day')
    ON CONFLICT (provider_id) DO UPDATE
    SET kind = excluded.kind, stage = excluded.stage, reason = excluded.reason, state = excluded.state,
        due_at = excluded.due_at, closed_at = excluded.closed_at, told_at = excluded.told_at,
        next_ask_at = excluded.next_ask_at, last_error = ''
    WHERE claims.told_at <= excluded.told_at`)
}
