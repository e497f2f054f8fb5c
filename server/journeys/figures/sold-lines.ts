import { type SQL, sql } from 'drizzle-orm'
import type { Span } from './calendar.ts'
import { whichDays } from './which-days.ts'

/**
 * SQL of the lines that were sold in some days: order_id, beer_id, company_id, quantity, unit_cents, charge_unit_cents, charge_currency, sold_at, and `is_over`
 * where their order is not paid any more. A company's are found by its parcels, everybody's by their orders: both have the
 * instant of the sale, and an index on it.
 * @param companyId null: everybody's
 */
export function soldLines(companyId: string | null, days: Span | Span[], timeZone: string): SQL {
  const facts = sql`line.order_id, line.beer_id, line.company_id, line.quantity, line.unit_cents, line.charge_unit_cents,
                    orders.charge_currency, orders.state <> 'paid' AS is_over`
  if (companyId === null) {
    return sql`
      SELECT ${facts}, orders.paid_at AS sold_at FROM orders JOIN order_lines AS line ON line.order_id = orders.id
      WHERE ${whichDays(sql`orders.paid_at`, days, timeZone)}`
  }
  return sql`
    SELECT ${facts}, parcels.created_at AS sold_at
    FROM parcels JOIN order_lines AS line USING (order_id, company_id) JOIN orders ON orders.id = line.order_id
    WHERE parcels.company_id = ${companyId} AND ${whichDays(sql`parcels.created_at`, days, timeZone)}`
}
