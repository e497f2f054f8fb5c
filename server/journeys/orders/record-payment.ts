import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import type { payments } from '#database/schema.ts'
import { rankOf } from '../../orders/payment-rank.ts'
import type { ProviderPayment } from '../../ports/payment-provider.ts'

type Disposition = (typeof payments.$inferSelect)['disposition']

/**
 * Writes down what the provider says of a payment, unless as much or more is known. Answers what had become of its
 * money before, or 'old-news'. The caller holds the order.
 */
export async function recordPayment(
  tx: Transaction,
  orderId: string,
  payment: ProviderPayment,
): Promise<{ disposition: Disposition } | 'old-news'> {
  const rank = rankOf(payment.status)
  const written = await tx.execute<{ disposition: Disposition }>(sql`
    INSERT INTO payments (provider_id, order_id, amount_cents, currency, status, rank)
    VALUES (${payment.providerId}, ${orderId}, ${payment.amountCents}, ${payment.currency}, ${payment.status},
            ${rank})
    ON CONFLICT (provider_id) DO UPDATE
    SET status = excluded.status, rank = excluded.rank, updated_at = now(),
        -- Once its money has an outcome, the amount is what the outcome was decided on.
        amount_cents = CASE WHEN payments.disposition IS NULL THEN excluded.amount_cents
                            ELSE payments.amount_cents END,
        currency = CASE WHEN payments.disposition IS NULL THEN excluded.currency ELSE payments.currency END
    WHERE payments.rank < excluded.rank AND payments.order_id = excluded.order_id
    RETURNING disposition`)
  return written.rows[0] ?? 'old-news'
}
