import { type SQL, sql } from 'drizzle-orm'
import { isUnsent, saleMoney } from '../../features/sales/sale-money.ts'

/**
 * SQL of the sales that something is owed for, either way: order_id, beer_id, company_id, name, quantity, sold_at, the currency
 * that they were charged in, in its hundredths gross_cents, refunded_cents, paid_cents and owed_cents (gross − refunded − paid,
 * never 0), the same in dollars as owed_dollar_cents, and is_unsent.
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
      SELECT order_id, beer_id, currency, gross_charge_cents AS gross_cents, refunded_charge_cents AS refunded_cents,
             paid_charge_cents AS paid_cents, gross_charge_cents - refunded_charge_cents - paid_charge_cents AS owed_cents,
             gross_cents - refunded_cents - paid_cents AS owed_dollar_cents
      FROM ${saleMoney(sql`
        SELECT order_id, beer_id
        FROM touched JOIN parcels USING (order_id) JOIN order_lines USING (order_id, company_id) WHERE ${whose}`)} AS money
      WHERE gross_charge_cents <> refunded_charge_cents + paid_charge_cents
    )
    SELECT order_id, beer_id, order_lines.company_id, name, quantity, parcels.created_at AS sold_at, currency,
           gross_cents, refunded_cents, paid_cents, owed_cents, owed_dollar_cents, ${isUnsent(sql`owed_cents`)} AS is_unsent
    FROM reckoned JOIN order_lines USING (order_id, beer_id) JOIN parcels USING (order_id, company_id)
    UNION ALL
    SELECT order_id, beer_id, company_id, name, quantity, parcels.created_at, orders.charge_currency,
           quantity * charge_unit_cents, 0, 0, quantity * charge_unit_cents, quantity::bigint * unit_cents,
           ${isUnsent(sql`unit_cents`)}
    FROM parcels JOIN order_lines AS line USING (order_id, company_id) JOIN orders ON orders.id = order_id
    WHERE ${whose} AND unit_cents > 0 AND order_id NOT IN (SELECT order_id FROM touched)
      AND NOT EXISTS (
        SELECT FROM payout_lines AS paid WHERE paid.order_id = line.order_id AND paid.beer_id = line.beer_id
      )`
}
