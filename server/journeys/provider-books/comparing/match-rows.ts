import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** Our ids as they stand in somebody else's text; anything else is none. */
const asUuid = (text: string) =>
  sql.raw(`CASE WHEN ${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${text}::uuid END`)

/**
 * Says of rows what of ours they are about: payment, refund, payout, order, by the provider's ids and by our own that it was
 * told. A refund stands under its payment's id or its own. What was not known at an earlier run may be by now.
 */
export async function matchRows(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    UPDATE provider_report_rows AS told SET payment_id = provider_id, order_id = payments.order_id
    FROM payments WHERE told.payment_id IS NULL AND provider_id = source_id AND movement <> 'payout'`)
  await tx.execute(sql`
    UPDATE provider_report_rows AS told SET payment_id = refunds.payment_id, refund_id = refunds.id, order_id = refunds.order_id
    FROM refunds
    WHERE told.payment_id IS NULL AND movement = 'refund' AND provider_refund_id IN (source_id, refund_ref)`)
  await tx.execute(sql`
    UPDATE provider_report_rows AS told SET refund_id = refunds.id
    FROM refunds
    WHERE told.refund_id IS NULL AND movement = 'refund' AND told.payment_id = refunds.payment_id AND state = 'done'
      AND CASE WHEN refund_ref IS NOT NULL THEN provider_refund_id = refund_ref
               ELSE amount_cents = debit_cents AND NOT EXISTS (
                 SELECT FROM refunds AS other WHERE other.payment_id = refunds.payment_id AND other.id <> refunds.id
                   AND other.amount_cents = refunds.amount_cents) END`)
  await tx.execute(sql`
    UPDATE provider_report_rows AS told SET payout_id = payouts.id
    FROM payouts
    WHERE told.payout_id IS NULL AND movement = 'payout' AND payouts.id = ${asUuid('external_reference')}`)
  await tx.execute(sql`
    UPDATE provider_report_rows AS told SET order_id = orders.id
    FROM orders WHERE told.order_id IS NULL AND movement <> 'payout' AND orders.id = ${asUuid('external_reference')}`)
}
