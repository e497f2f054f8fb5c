import { type SQL, sql } from 'drizzle-orm'
import type { LedgerKind } from '#contract/ledger-accounts.ts'
import type { Transaction } from '../open-pool.ts'
import { linePositions, linesOf } from './line-positions.ts'
import { nextCauseOf, post } from './post.ts'
import { takeFromLines } from './take-from-lines.ts'

/** Who holds the order writes what its payment's bank did. */
type Asked = { orderId: string; paymentId: string }

/** A buyer's bank asks an order's money back: what its breweries have not been paid is frozen. The caller holds the order. */
export async function postChargebackOpened(tx: Transaction, { orderId, paymentId }: Asked): Promise<void> {
  await move(
    tx,
    'chargeback-opened',
    paymentId,
    sql`
    SELECT side.account, company_id, currency, side.amount_cents, order_id, beer_id
    FROM (SELECT *, greatest(pending_cents, 0) AS waiting, greatest(available_cents, 0) AS free
          FROM (${linePositions(linesOf(sql`${orderId}::uuid`))}) AS position) AS line
    CROSS JOIN LATERAL (VALUES ('pending', waiting), ('available', free), ('frozen', -waiting - free)) AS side (account, amount_cents)`,
  )
}

/**
 * The bank's decision is for the shop: what was frozen is owed again. Where it had decided for the buyer before, all that it took is
 * here again. The caller holds the order.
 */
export async function postChargebackWon(tx: Transaction, { orderId, paymentId }: Asked): Promise<void> {
  // What was taken from what stood frozen was no longer frozen money: it is owed as the brewery's part is now.
  const now = sql`CASE WHEN released_at IS NOT NULL THEN 'available' ELSE 'pending' END`
  await move(
    tx,
    'chargeback-won',
    paymentId,
    sql`
    SELECT account, company_id, currency, sum(amount_cents)::bigint AS amount_cents, order_id, beer_id FROM (
      SELECT side.account, company_id, currency, side.amount_cents, order_id, beer_id
      FROM (${linePositions(linesOf(sql`${orderId}::uuid`))}) AS line
      CROSS JOIN LATERAL (VALUES ('frozen', frozen_cents), (CASE WHEN is_released THEN 'available' ELSE 'pending' END, -frozen_cents))
        AS side (account, amount_cents)
      UNION ALL
      SELECT CASE entry.account WHEN 'frozen' THEN ${now} ELSE entry.account END, entry.company_id, entry.currency,
             -entry.amount_cents, entry.order_id, entry.beer_id
      FROM ledger_entries AS entry LEFT JOIN parcels USING (order_id, company_id)
      WHERE transaction_id = (
        SELECT CASE kind WHEN 'chargeback-lost' THEN id END FROM ledger_transactions AS last
        WHERE last.payment_id = ${paymentId} AND kind IN ('chargeback-lost', 'chargeback-won') ORDER BY id DESC LIMIT 1)
    ) AS entry GROUP BY account, company_id, currency, order_id, beer_id`,
  )
}

/**
 * The bank took money back: from all lines by what is left of each, and from what was owed to the buyer already; the rest of what stood frozen is
 * owed again. The caller holds the order.
 * @param cents hundredths of what the payment was charged in
 */
export async function postChargebackLost(
  tx: Transaction,
  { orderId, paymentId, cents }: Asked & { cents: number },
): Promise<void> {
  const order = sql`${orderId}::uuid`
  const taken = takeFromLines({
    order,
    cents: sql`${cents}::bigint`,
    named: sql`SELECT NULL::uuid AS beer_id, 0 AS cents WHERE false`,
  })
  await move(
    tx,
    'chargeback-lost',
    paymentId,
    sql`
    WITH taken AS MATERIALIZED (SELECT * FROM ${taken} AS taken),
    thawed AS (
      SELECT position.*, frozen_cents - coalesce(taken.amount_cents, 0) AS cents
      FROM (${linePositions(linesOf(order))}) AS position LEFT JOIN taken USING (order_id, beer_id, company_id)
      WHERE taken.account IS NULL OR taken.account = 'frozen'
    ), entry AS (
      SELECT * FROM taken
      UNION ALL
      SELECT side.account, company_id, currency, side.amount_cents, order_id, beer_id
      FROM thawed CROSS JOIN LATERAL (VALUES ('frozen', cents), (CASE WHEN is_released THEN 'available' ELSE 'pending' END, -cents))
        AS side (account, amount_cents)
      UNION ALL
      SELECT 'provider', NULL, currency, -${cents}::bigint, order_id, NULL FROM payments WHERE provider_id = ${paymentId}
      UNION ALL
      SELECT 'refunds', NULL, currency, ${cents}::bigint - (SELECT coalesce(sum(amount_cents), 0) FROM taken)::bigint, order_id, NULL
      FROM payments WHERE provider_id = ${paymentId}
    )
    SELECT account, company_id, currency, sum(amount_cents)::bigint AS amount_cents, order_id, beer_id
    FROM entry GROUP BY account, company_id, currency, order_id, beer_id`,
  )
}

function move(tx: Transaction, kind: LedgerKind, paymentId: string, entries: SQL): Promise<void> {
  const cause = nextCauseOf(sql`${paymentId}::text`, kind)
  return post(
    tx,
    kind,
    sql`
    SELECT ${cause} AS cause, ${paymentId}::text AS payment_id, NULL::uuid AS payout_id, now() AS at, entry.*,
           NULL::bigint AS dollar_cents
    FROM (${entries}) AS entry`,
  )
}
