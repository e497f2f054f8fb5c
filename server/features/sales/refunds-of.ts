import { type SQL, sql } from 'drizzle-orm'
import { saleMoney } from './sale-money.ts'

/**
 * SQL of what went back of sold lines: order_id, beer_id, refunded_units, refunded_cents (dollars), refunded_charge_cents; a
 * line of which nothing went back is not there. Of few sales money goes back: only of them is it reckoned what belongs to
 * which line.
 * @param sold the name of a query with order_id, beer_id, and `is_over`: its order is not paid any more
 */
export function refundsOf(sold: string): SQL {
  const lines = sql`SELECT order_id, beer_id FROM ${sql.identifier(sold)} AS line`
  const affected = sql`
    ${lines} WHERE is_over
    UNION
    ${lines} WHERE EXISTS (SELECT FROM refunds WHERE refunds.order_id = line.order_id)`
  return sql`
    SELECT order_id, beer_id, refunded_units, refunded_cents, refunded_charge_cents FROM ${saleMoney(affected)} AS money`
}
