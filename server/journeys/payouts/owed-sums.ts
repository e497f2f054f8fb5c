import { type SQL, sql } from 'drizzle-orm'
import { creditOf } from '#database/ledger/credit-of.ts'

/**
 * SQL of what breweries are owed: company_id, currency, owed_cents (available), pending_cents, and both in dollars as dollar_cents and
 * pending_dollar_cents. What is owed is a credit, which the ledger has below zero.
 * @param which a condition on ledger_balances
 */
export function balancesOf(which: SQL): SQL {
  return sql`
    SELECT company_id, currency, ${creditOf('available')} AS owed_cents, ${creditOf('pending')} AS pending_cents,
           ${creditOf('available', 'dollar')} AS dollar_cents, ${creditOf('pending', 'dollar')} AS pending_dollar_cents
    FROM ledger_balances AS balance WHERE ${which} GROUP BY company_id, currency`
}

/**
 * SQL of the lines behind such a balance: sales and pending_sales (how many), oldest (the moment of the first that can be paid), back_cents (what of
 * them is owed back, below zero). @param balance has company_id and currency
 */
export function lineSums(balance: SQL): SQL {
  const lines = (account: 'available' | 'pending') => sql`
    FROM ledger_line_balances AS line
    WHERE line.company_id = ${balance}.company_id AND line.currency = ${balance}.currency
      AND account = ${account} AND account <> 'paid' AND balance_cents <> 0`
  return sql`
    SELECT (SELECT count(*) ${lines('available')}) AS sales, (SELECT count(*) ${lines('pending')}) AS pending_sales,
           (SELECT coalesce(-sum(balance_cents) FILTER (WHERE balance_cents > 0), 0)::bigint ${lines('available')}) AS back_cents,
           (SELECT parcels.created_at FROM (SELECT order_id, company_id ${lines('available')} ORDER BY order_id LIMIT 1) AS first
            JOIN parcels USING (order_id, company_id)) AS oldest`
}

/** SQL of the last payout of `shown` that arrived: created_at and amount_cents, which is what stayed of it. */
export const LAST_PAID: SQL = sql`
  SELECT created_at, amount_cents - returned_cents AS amount_cents FROM payouts
  WHERE state IN ('paid', 'returned') AND returned_cents < amount_cents AND payouts.company_id = shown.company_id AND payouts.currency = shown.currency
  ORDER BY created_at DESC LIMIT 1`
