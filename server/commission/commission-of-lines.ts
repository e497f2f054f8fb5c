import { type SQL, sql } from 'drizzle-orm'
import { commissionOf } from './commission-of.ts'

/**
 * SQL of what the shop keeps of each line of an order that is being paid, to be frozen with it: `order_id`, `beer_id`, `rule_id`
 * (null: no rule fits), `basis_points`, `fixed_cents` (of dollars), `tax_basis_points`, and `commission_cents` and `tax_cents` in
 * hundredths of the charge currency. A row for each line.
 * @param day the shop's day of the payment, `yyyy-mm-dd`
 */
export function commissionOfLines(orderId: SQL | string, day: string): SQL {
  const lines = sql`
    SELECT order_lines.order_id, order_lines.beer_id, order_lines.company_id,
           -- As it was ordered: a brewery may call it otherwise while its buyer pays.
           coalesce(order_lines.type, beers.type) AS type, ${day}::date AS day,
           orders.charge_currency AS currency, order_lines.quantity, order_lines.unit_cents, order_lines.charge_unit_cents
    FROM order_lines JOIN orders ON orders.id = order_lines.order_id JOIN beers ON beers.id = order_lines.beer_id
    WHERE order_lines.order_id = ${orderId}`
  return sql`
    SELECT order_id, beer_id, rule_id, basis_points, fixed_cents, tax_basis_points, commission_cents, tax_cents
    FROM (${commissionOf(lines)}) AS kept`
}
