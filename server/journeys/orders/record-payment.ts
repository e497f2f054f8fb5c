import { sql } from 'drizzle-orm'
import { executePrepared } from '#database/execute-prepared.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { payments } from '#database/schema.ts'
import { rankOf } from '../../orders/payment-rank.ts'
import type { ProviderPayment } from '../../ports/payment-provider.ts'

type Disposition = (typeof payments.$inferSelect)['disposition']

/** What its report says of the fee holds, taxes included: answers about the payment leave those out. */
const FEE_OF_REPORT = sql`EXISTS (
  SELECT FROM provider_report_rows AS told
  WHERE told.payment_id = payments.provider_id AND movement = 'payment' AND told.fee_cents IS NOT NULL)`

/**
 * Writes down what the provider says of a payment, unless as much or more is known. Answers what had become of its
 * money before, and whether its provider warned of it meanwhile; or 'old-news'. Of what stands as it stood, only what is told beside the status is news: fee, net and release may come
 * later than the approval, and what was told once stays when an answer leaves it out. The caller holds the order.
 */
export async function recordPayment(
  tx: Transaction,
  orderId: string,
  payment: ProviderPayment,
): Promise<{ disposition: Disposition; isWarned: boolean } | 'old-news'> {
  const { providerId, amountCents, currency, status, statusDetail, feeCents, netCents, releasedAt } = payment
  const rank = rankOf(status)
  const written = await executePrepared<{ disposition: Disposition; isWarned: boolean; isNews: boolean }>(
    tx,
    sql`
    INSERT INTO payments (provider_id, order_id, amount_cents, currency, status, rank, status_detail, fee_cents,
                          net_cents, released_at)
    VALUES (${providerId}, ${orderId}, ${amountCents}, ${currency}, ${status}, ${rank}, ${statusDetail},
            ${feeCents}::bigint, ${netCents}::bigint, ${releasedAt?.toISOString() ?? null}::timestamptz)
    ON CONFLICT (provider_id) DO UPDATE
    SET status = excluded.status, rank = excluded.rank, updated_at = now(),
        status_detail = CASE WHEN excluded.status_detail = '' AND payments.status = excluded.status
                             THEN payments.status_detail ELSE excluded.status_detail END,
        fee_cents = CASE WHEN ${FEE_OF_REPORT} THEN payments.fee_cents
                         ELSE coalesce(excluded.fee_cents, payments.fee_cents) END,
        net_cents = CASE WHEN ${FEE_OF_REPORT} THEN payments.net_cents
                         ELSE coalesce(excluded.net_cents, payments.net_cents) END,
        released_at = coalesce(excluded.released_at, payments.released_at),
        -- Once its money has an outcome, the amount is what the outcome was decided on.
        amount_cents = CASE WHEN payments.disposition IS NULL THEN excluded.amount_cents
                            ELSE payments.amount_cents END,
        currency = CASE WHEN payments.disposition IS NULL THEN excluded.currency ELSE payments.currency END
    WHERE payments.order_id = excluded.order_id
      AND (payments.rank < excluded.rank
           OR (payments.status = excluded.status
               AND ((excluded.status_detail <> '' AND excluded.status_detail <> payments.status_detail)
                    OR ((excluded.fee_cents <> coalesce(payments.fee_cents, -1)
                         OR excluded.net_cents <> coalesce(payments.net_cents, -1)) AND NOT ${FEE_OF_REPORT})
                    OR excluded.released_at <> coalesce(payments.released_at, '-infinity'))))
    RETURNING disposition, old.rank IS DISTINCT FROM new.rank AS "isNews",
              EXISTS (SELECT FROM delivery_warnings AS warning
                      WHERE warning.payment_id = new.provider_id AND lifted_at IS NULL) AS "isWarned"`,
  )
  const row = written.rows[0]
  return row?.isNews ? { disposition: row.disposition, isWarned: row.isWarned } : 'old-news'
}
