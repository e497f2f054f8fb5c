import { sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { isProviderFailure, type ProviderFailure } from '../../ports/payment-provider.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { OrdersServices } from '../orders/orders-services.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import { notKnownYet } from './not-known-yet.ts'
import { tellBreweriesOfWarning } from './tell-breweries-of-warning.ts'

/** @param event the notice that it came by. `reason` in the provider's words. */
type Warning = { event: string; paymentId: string; reason: string; warnedAt: Date }

/**
 * The provider asks not to send what a payment paid for: it is written down, parcels of its order that have not left are flagged by it,
 * and their breweries are mailed once. An order that is paid later by that payment is flagged from its first moment
 * (apply-payment.ts). Repeating it changes nothing; a warning that comes after an admin lifted one is a new one. While the provider
 * does not know the payment it counts as a failure, for a day.
 */
export async function warnOfDelivery(
  services: OrdersServices,
  warning: Warning,
): Promise<{ paymentId?: string } | ProviderFailure> {
  const { paymentId, event, warnedAt } = warning
  const settled = await settlePayment(services, paymentId)
  if (isProviderFailure(settled)) return settled
  const { orderId } = settled
  if (orderId === null) return (settled.isUnknown && notKnownYet('payment', warnedAt)) || {}
  await inTransaction(services.db, async (tx) => {
    await lockOrder(tx, orderId)
    if (!(await writeWarning(tx, orderId, warning))) return
    await tellBreweriesOfWarning(tx, services.jobs, 'delivery-warned', { orderId, occasion: event })
  })
  return {}
}

/** @returns whether it was news */
async function writeWarning(
  tx: Transaction,
  orderId: string,
  { paymentId, reason, warnedAt }: Warning,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    INSERT INTO delivery_warnings (payment_id, order_id, reason, warned_at)
    VALUES (${paymentId}, ${orderId}, ${reason}, ${warnedAt})
    ON CONFLICT (payment_id) DO UPDATE
    SET reason = excluded.reason, warned_at = excluded.warned_at, lifted_at = NULL, lifted_by = NULL
    WHERE delivery_warnings.lifted_at < excluded.warned_at
    RETURNING payment_id`)
  return rows.length > 0
}
