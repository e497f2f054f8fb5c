import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { postPayouts, postPayoutsPaid } from '#database/ledger/post-payout.ts'
import type { Transaction } from '#database/open-pool.ts'

/** What was sold so many days ago has been paid out. */
const PAID_AFTER = 45

/** All that is free of `history_month` and old enough, a payout for each brewery and currency: it arrived the week after it was free. */
export async function payOut(client: PoolClient, tx: Transaction): Promise<void> {
  await client.query(`
    CREATE TEMPORARY TABLE history_payouts AS
    WITH owed AS MATERIALIZED (
      SELECT order_id, beer_id, balance.company_id, currency, -balance_cents AS cents, -dollar_cents AS dollars, seller_id, paid_at
      FROM history_parcels AS parcel JOIN order_lines USING (order_id, company_id)
      JOIN ledger_line_balances AS balance USING (order_id, beer_id)
      WHERE days_ago > ${PAID_AFTER} AND account = 'available' AND balance_cents < 0
    ), made AS (
      INSERT INTO payouts (company_id, currency, amount_cents, dollar_cents, user_id, created_at, ended_at)
      SELECT company_id, currency, sum(cents), sum(dollars), min(seller_id::text)::uuid,
        max(paid_at) + interval '20 days', max(paid_at) + interval '20 days'
      FROM owed GROUP BY company_id, currency
      RETURNING id, company_id, currency
    ), lines AS (
      INSERT INTO payout_lines (payout_id, order_id, beer_id, amount_cents, dollar_cents)
      SELECT made.id, order_id, beer_id, cents, dollars FROM made JOIN owed USING (company_id, currency)
    )
    SELECT id FROM made`)
  const ids = sql`SELECT id FROM history_payouts`
  await postPayouts(tx, ids)
  await postPayoutsPaid(tx, ids, 'bank')
  await client.query('SET LOCAL session_replication_role = replica')
  await client.query(`
    UPDATE ledger_transactions SET at = created_at FROM history_payouts JOIN payouts USING (id)
    WHERE payout_id = payouts.id AND kind IN ('payout', 'payout-paid')`)
}
