import { type SQL, sql } from 'drizzle-orm'
import { isUnsent, saleMoney } from '../../features/sales/sale-money.ts'

/**
 * SQL of the sales that something is owed for, either way: order_id, beer_id, company_id, name, quantity, sold_at, in
 * cents gross_cents, refunded_cents, paid_cents and owed_cents (gross − refunded − paid, never 0), and is_unsent.
 *
 * A payout pays what is owed for a sale, whole: of an order of which nothing went back, a sale either is in one or is
 * owed in full. Only of the others, which are few, it is reckoned what went back and what was paid.
 * @param companyId null: everybody's
 */
export function owedLines(companyId: string | null): SQL {
  const whose = companyId === null ? sql`true` : sql`parcels.company_id = ${companyId}`
  return sql`
    WITH touched AS MATERIALIZED (
      SELECT order_id FROM refunds UNION SELECT id FROM orders WHERE state = 'charged_back'
    ), reckoned AS (
      SELECT order_id, beer_id, gross_cents, refunded_cents, paid_cents FROM ${saleMoney(sql`
        SELECT order_id, beer_id, quantity, unit_cents
        FROM touched JOIN parcels USING (order_id) JOIN order_lines USING (order_id, company_id) WHERE ${whose}`)} AS money
      WHERE gross_cents <> refunded_cents + paid_cents
    )
    SELECT order_id, beer_id, order_lines.company_id, name, quantity, parcels.created_at AS sold_at,
           gross_cents, refunded_cents, paid_cents, gross_cents - refunded_cents - paid_cents AS owed_cents,
           ${isUnsent(sql`gross_cents - refunded_cents - paid_cents`)} AS is_unsent
    FROM reckoned JOIN order_lines USING (order_id, beer_id) JOIN parcels USING (order_id, company_id)
    UNION ALL
    SELECT order_id, beer_id, company_id, name, quantity, parcels.created_at,
           quantity::bigint * unit_cents, 0, 0, quantity::bigint * unit_cents, ${isUnsent(sql`unit_cents`)}
    FROM parcels JOIN order_lines AS line USING (order_id, company_id)
    WHERE ${whose} AND unit_cents > 0 AND order_id NOT IN (SELECT order_id FROM touched)
      AND NOT EXISTS (
        SELECT FROM payout_lines AS paid WHERE paid.order_id = line.order_id AND paid.beer_id = line.beer_id
      )`
}
