import { type SQL, sql } from 'drizzle-orm'
import type { LedgerKind } from '#contract/ledger-accounts.ts'
import { executePrepared } from '../execute-prepared.ts'
import type { Transaction } from '../open-pool.ts'

/**
 * Writes into the ledger: one transaction for each `cause` of the entries, in one statement, which is what the database demands. What
 * comes to nothing is left out. What an entry is in dollars follows from its line, or its order, and is nothing where the line's account is empty again.
 * @param entries a query for account, company_id, currency, amount_cents (debits above zero), order_id, beer_id (null: of no
 * line), dollar_cents (null: by the order's rate), and the same for each cause: cause, payment_id, payout_id, at
 * @param options `isPrepared`: it is written for one order at a time, and its statement stays with the connection
 * @throws where the entries of a cause do not come to nothing in a currency, or the cause was written before: a bug
 */
export async function post(
  tx: Transaction,
  kind: LedgerKind,
  entries: SQL,
  { isPrepared = false } = {},
): Promise<void> {
  const statement = sql`
    WITH asked AS MATERIALIZED (
      -- One id for all entries of a cause.
      SELECT *, first_value(fresh_id) OVER (PARTITION BY cause) AS transaction_id
      FROM (SELECT uuidv7() AS fresh_id, entry.* FROM (${entries}) AS entry WHERE amount_cents <> 0) AS entry
    ), made AS (
      INSERT INTO ledger_transactions (id, kind, cause, payment_id, payout_id, at)
      SELECT DISTINCT transaction_id, ${kind}, cause, payment_id, payout_id, at FROM asked
    )
    INSERT INTO ledger_entries (transaction_id, account, company_id, currency, amount_cents, dollar_cents, order_id, beer_id)
    SELECT asked.transaction_id, asked.account, asked.company_id, asked.currency, amount_cents,
           coalesce(asked.dollar_cents, ${IN_DOLLARS}, 0), asked.order_id, asked.beer_id
    FROM asked
    ${one(sql`unit_cents, charge_unit_cents FROM order_lines WHERE order_id = asked.order_id AND beer_id = asked.beer_id`)} AS line ON true
    ${one(sql`total_cents, charge_cents FROM orders WHERE id = asked.order_id AND charge_currency = asked.currency AND asked.beer_id IS NULL`)} AS orders ON true
    ${one(sql`balance_cents, dollar_cents FROM ledger_line_balances AS known
      WHERE known.order_id = asked.order_id AND known.beer_id = asked.beer_id AND known.account = asked.account`)} AS balance ON true`
  await (isPrepared ? executePrepared(tx, statement) : tx.execute(statement))
}

/**
 * Each entry's one row, by its key. The limit keeps it that way: PostgreSQL takes the few entries of a sale for many, and would read
 * all orders that there ever were; and it takes the many of a run of payouts for few.
 */
const one = (row: SQL): SQL => sql`LEFT JOIN LATERAL (SELECT ${row} LIMIT 1)`

const IN_DOLLARS: SQL = sql`CASE
  WHEN asked.currency = 'USD' THEN amount_cents
  WHEN balance.balance_cents + amount_cents = 0 THEN -balance.dollar_cents
  WHEN asked.beer_id IS NULL THEN round(amount_cents * orders.total_cents::numeric / orders.charge_cents)
  ELSE round(amount_cents * line.unit_cents::numeric / line.charge_unit_cents) END`

/**
 * A cause that a payment can be more than once: its number among those of its kind. Whoever asks holds the payment's order.
 * @param payment an expression of its id
 */
export function nextCauseOf(payment: SQL, kind: LedgerKind): SQL {
  return sql`${payment} || '/' || (
    SELECT count(*) FROM ledger_transactions AS before WHERE before.kind = ${kind} AND before.payment_id = ${payment})`
}
