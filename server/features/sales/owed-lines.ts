import { type SQL, sql } from 'drizzle-orm'
import { refundsOf } from './refunds-of.ts'

/**
 * SQL of the sales that something is owed for, either way: order_id, beer_id, company_id, name, quantity, sold_at, and in
 * cents gross_cents, refunded_cents, paid_cents and owed_cents (gross − refunded − paid, never 0).
 * @param companyId null: everybody's
 */
export function owedLines(companyId: string | null): SQL {
  const ofSales = companyId === null ? sql`true` : sql`parcels.company_id = ${companyId}`
  const ofPayouts =
    companyId === null
      ? sql`true`
      : sql`payout_id IN (SELECT id FROM payouts WHERE company_id = ${companyId})`
  return sql`
    WITH sold AS MATERIALIZED (
      SELECT line.order_id, line.beer_id, line.company_id, line.name, line.quantity, line.unit_cents,
             parcels.created_at AS sold_at, orders.state <> 'paid' AS is_over
      FROM parcels JOIN order_lines AS line USING (order_id, company_id) JOIN orders ON orders.id = line.order_id
      WHERE ${ofSales}
    ), back AS MATERIALIZED (${refundsOf('sold')}),
    paid AS MATERIALIZED (
      SELECT order_id, beer_id, sum(amount_cents)::bigint AS cents FROM payout_lines WHERE ${ofPayouts} GROUP BY 1, 2
    ), reckoned AS (
      SELECT order_id, beer_id, company_id, name, quantity, sold_at, quantity::bigint * unit_cents AS gross_cents,
             coalesce(refunded_cents, 0) AS refunded_cents, coalesce(paid.cents, 0) AS paid_cents
      FROM sold LEFT JOIN back USING (order_id, beer_id) LEFT JOIN paid USING (order_id, beer_id)
    )
    SELECT *, gross_cents - refunded_cents - paid_cents AS owed_cents FROM reckoned
    WHERE gross_cents - refunded_cents - paid_cents <> 0`
}
