import { sql } from 'drizzle-orm'
import type { OpenRefund } from '#contract/jobs.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Database } from '#database/open-pool.ts'
import { IS_OPEN_REFUND } from '../../orders/open-refund.ts'
import { RANK } from '../../orders/payment-rank.ts'
import { type Found, upTo } from './up-to.ts'

/** Money that is not back yet. What a bank has taken back by itself needs no refund any more. */
export async function readRefunds(db: Database): Promise<Found<OpenRefund>> {
  const found = await upTo<OpenRefund>(
    db,
    sql`
    SELECT refunds.id::text, refunds.order_id::text AS "orderId", refunds.amount_cents AS amount, attempts,
           refunds.created_at AS since, last_error AS error,
           CASE WHEN state = 'failed' THEN 'failed' WHEN last_error <> '' THEN 'retrying' ELSE 'waiting' END AS standing,
           CASE WHEN state <> 'failed' THEN next_attempt_at END AS "nextAt"
    FROM refunds JOIN payments ON provider_id = payment_id
    WHERE ${IS_OPEN_REFUND} OR (state = 'failed' AND rank < ${RANK.chargedBack})`,
  )
  return { ...found, rows: found.rows.map((row) => ({ ...row, amount: dollarsFromCents(row.amount) })) }
}
