import { sql } from 'drizzle-orm'
import type { Transaction } from '../open-pool.ts'
import { post } from './post.ts'
import { takeFromLines } from './take-from-lines.ts'

/**
 * A refund is owed to the buyer of a paid order: its money is no longer the brewery's and the shop's. A refund that names lines takes
 * what it says of each from them; what it comes to beyond that is shared among all lines by what is left of each. Of a payment
 * that no order had a use for nothing is written: all of that is owed back from the beginning. The caller holds the order.
 */
export async function postRefund(tx: Transaction, refundId: string): Promise<void> {
  const of = (field: string) =>
    sql`(SELECT refunds.${sql.identifier(field)} FROM refunds WHERE refunds.id = ${refundId})`
  const taken = takeFromLines({
    order: of('order_id'),
    cents: of('amount_cents'),
    named: sql`SELECT beer_id, amount_cents AS cents FROM refund_lines WHERE refund_id = ${refundId}`,
  })
  await post(
    tx,
    'refund',
    sql`
    WITH taken AS MATERIALIZED (
      SELECT taken.*, payment_id FROM ${taken} AS taken CROSS JOIN refunds JOIN payments ON provider_id = payment_id
      WHERE refunds.id = ${refundId} AND disposition = 'applied'
    ), entry AS (
      SELECT * FROM taken
      UNION ALL
      SELECT 'refunds', NULL, currency, -sum(amount_cents)::bigint, order_id, NULL, payment_id
      FROM taken GROUP BY currency, order_id, payment_id
    )
    SELECT ${refundId}::text AS cause, payment_id, NULL::uuid AS payout_id, now() AS at, account, company_id, currency, amount_cents,
           order_id, beer_id, NULL::bigint AS dollar_cents
    FROM entry`,
  )
}

/** The provider has sent a refund back. It may be done again after it was reopened. The caller holds the order. */
export function postRefundDone(tx: Transaction, refundId: string): Promise<void> {
  return moveRefund(tx, refundId, 'refund-done')
}

/** Money of a refund that counted as done is here after all, and owed anew. The caller holds the order. */
export function postRefundReopened(tx: Transaction, refundId: string): Promise<void> {
  return moveRefund(tx, refundId, 'refund-reopened')
}

async function moveRefund(tx: Transaction, refundId: string, kind: 'refund-done' | 'refund-reopened') {
  const sign = sql.raw(kind === 'refund-done' ? '' : '-')
  await post(
    tx,
    kind,
    sql`
    SELECT refunds.id || '/' || (
             SELECT count(*) FROM ledger_transactions AS before
             WHERE before.payment_id = refunds.payment_id AND before.kind = 'refund-reopened'
               AND starts_with(before.cause, refunds.id::text)) AS cause,
           payment_id, NULL::uuid AS payout_id, now() AS at, side.account, NULL::uuid AS company_id, currency, side.amount_cents,
           refunds.order_id, NULL::uuid AS beer_id, NULL::bigint AS dollar_cents
    FROM refunds JOIN payments ON provider_id = payment_id
    CROSS JOIN LATERAL (VALUES ('refunds', ${sign}refunds.amount_cents), ('provider', 0 - ${sign}refunds.amount_cents))
      AS side (account, amount_cents)
    WHERE refunds.id = ${refundId}`,
  )
}
