import { sql } from 'drizzle-orm'
import { post } from '#database/ledger/post.ts'
import type { Database } from '#database/open-pool.ts'

/** Of several processes one books at a time: what was booked is read before. */
const LOCK = sql`LOCK TABLE provider_report_rows IN SHARE ROW EXCLUSIVE MODE`

/**
 * Books what the account's owner took to their bank, as the report says: from the provider to the bank, and what the provider kept
 * of it. One that came back is booked back; its cause is the provider's id of it, with a number where it was booked before.
 */
export async function bookWithdrawals(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(LOCK)
    await post(
      tx,
      'withdrawal',
      sql`
      WITH told AS (
        SELECT DISTINCT ON (source_id, currency) * FROM (
          SELECT source_id, kind, currency, sum(debit_cents - credit_cents)::bigint AS net, sum(coalesce(fee_cents, 0))::bigint AS fee,
                 min(at) AS at
          FROM provider_report_rows
          WHERE movement = 'payout' AND payout_id IS NULL AND source_id ~ '^[0-9A-Za-z_-]+$' AND currency IS NOT NULL
          GROUP BY source_id, kind, currency) AS each
        ORDER BY source_id, currency, kind
      ), news AS (
        SELECT told.*, told.net - coalesce(booked.net, 0) AS net_news, told.fee - coalesce(booked.fee, 0) AS fee_news, booked.times
        FROM told CROSS JOIN LATERAL (
          SELECT count(DISTINCT known.id) AS times,
                 -sum(amount_cents) FILTER (WHERE account = 'provider' AND entry.currency = told.currency)::bigint AS net,
                 sum(amount_cents) FILTER (WHERE account = 'provider-fees' AND entry.currency = told.currency)::bigint AS fee
          FROM ledger_transactions AS known JOIN ledger_entries AS entry ON transaction_id = known.id
          WHERE known.kind = 'withdrawal' AND split_part(cause, '/', 1) = source_id) AS booked
      ), numbered AS (
        SELECT *, times + row_number() OVER (PARTITION BY source_id ORDER BY currency) - 1 AS number
        FROM news WHERE (net_news, fee_news) <> (0, 0)
      )
      SELECT source_id || CASE WHEN number > 0 THEN '/' || number ELSE '' END AS cause, NULL::text AS payment_id,
             NULL::uuid AS payout_id, at, side.account, NULL::uuid AS company_id, currency, side.amount_cents,
             NULL::uuid AS order_id, NULL::uuid AS beer_id, NULL::bigint AS dollar_cents
      FROM numbered CROSS JOIN LATERAL (VALUES ('provider', -net_news), ('bank', net_news - fee_news), ('provider-fees', fee_news))
        AS side (account, amount_cents)`,
    )
  })
}
