import { sql } from 'drizzle-orm'
import { isUuid } from '#contract/is-uuid.ts'
import { executePrepared } from '#database/execute-prepared.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { ProviderPayment } from '../../ports/payment-provider.ts'
import type { LockedOrder } from './lock-order.ts'

/**
 * Locks the order that a payment belongs to: the one that it was recorded for, else the one whose payment page it was
 * made on, else the one that it refers to. Undefined for a payment that is none of this shop's.
 */
export async function lockOrderOfPayment(
  tx: Transaction,
  payment: ProviderPayment,
): Promise<LockedOrder | undefined> {
  const [pageOf, reference] = [payment.pageOfOrderId, payment.orderId].map((id) =>
    id !== null && isUuid(id) ? id : null,
  )
  const found = await executePrepared<LockedOrder>(
    tx,
    sql`
    SELECT id, buyer_id AS "buyerId", state, stock_held AS "stockHeld", total_cents AS "totalCents",
           charge_cents AS "chargeCents", charge_currency AS "chargeCurrency"
    FROM orders
    WHERE id = coalesce(
      (SELECT order_id FROM payments WHERE provider_id = ${payment.providerId}),
      (SELECT id FROM orders WHERE id = ${pageOf}::uuid),
      (SELECT id FROM orders WHERE id = ${reference}::uuid))
    FOR NO KEY UPDATE`,
  )
  return found.rows[0]
}
