import { type SQL, sql } from 'drizzle-orm'
import { lineMoney } from './line-money.ts'

/**
 * SQL of what went back of sold lines: order_id, beer_id, refunded_units, refunded_cents (dollars), refunded_charge_cents; a
 * line of which nothing went back is not there. Of few sales money goes back: only they are looked up in the ledger.
 * @param sold the name of a query with order_id, beer_id, and `is_over`: its order is not paid any more
 */
export function refundsOf(sold: string): SQL {
  const lines = sql`SELECT order_id, beer_id FROM ${sql.identifier(sold)} AS line`
  const affected = sql`
    ${lines} WHERE is_over
    UNION
    ${lines} WHERE EXISTS (SELECT FROM refunds WHERE refunds.order_id = line.order_id)`
  return sql`
    SELECT order_id, beer_id, refunded_units, refunded_cents, refunded_charge_cents FROM ${lineMoney(affected)} AS money`
}
