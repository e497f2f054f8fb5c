import { sql } from 'drizzle-orm'
import { postFee } from '#database/ledger/post-fee.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import { FIRST_TOLD, TOLD } from '../comparing/sides.ts'
import type { BooksServices } from '../move-report.ts'

/** What a report can be believed to say: of the payment that we know, and no more than it came to. */
const IS_PLAUSIBLE = sql`credits > 0 AND gross = amount_cents AND first_told.currency = payments.currency
  AND kept BETWEEN 0 AND amount_cents`

/**
 * Books what the provider keeps of payments as its report says, fees and withheld taxes together: the report is complete, and its
 * answers about a payment leave taxes out, or say nothing yet. Each payment by itself, under its order's lock; what was booked already
 * is booked once. What a report cannot be believed is left as a difference.
 */
export async function bookFees({ db, env }: BooksServices): Promise<void> {
  const { rows } = await db.execute<{ paymentId: string; orderId: string; kept: number }>(sql`
    WITH told AS (${TOLD}), first_told AS (${FIRST_TOLD})
    SELECT provider_id AS "paymentId", order_id AS "orderId", kept::bigint AS kept
    FROM first_told JOIN payments ON provider_id = payment_id
    WHERE ${IS_PLAUSIBLE} AND disposition IS NOT NULL AND kept IS DISTINCT FROM fee_cents
    ORDER BY order_id`)
  for (const { paymentId, orderId, kept } of rows) {
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId)
      await tx.execute(sql`
        UPDATE payments SET fee_cents = ${kept}, net_cents = amount_cents - ${kept} WHERE provider_id = ${paymentId}`)
      await postFee(tx, paymentId, env.PROVIDER_FEE_BORNE_BY === 'breweries')
    })
  }
}
