import { type SQL, sql } from 'drizzle-orm'
import { creditOf } from './credit-of.ts'

/**
 * SQL of how the ledger stands with lines of paid orders, in hundredths of what they were charged in, everything that is somebody's above zero:
 * order_id, beer_id, company_id, currency, gross_cents; of the brewery pending_cents, available_cents, frozen_cents and paid_cents; of the shop
 * commission_cents, commission_tax_cents; fee_cents of the provider's fee that the brewery bears; left_cents, which is all of
 * these: what has not gone back to the buyer. And is_released: whether the brewery's part can be paid.
 * @param asked a query for the order_id and beer_id of the lines
 */
export function linePositions(asked: SQL): SQL {
  return sql`
    SELECT line.order_id, line.beer_id, line.company_id, orders.charge_currency AS currency,
           line.quantity * line.charge_unit_cents AS gross_cents, line.charge_unit_cents, line.unit_cents, line.quantity,
           parcels.released_at IS NOT NULL AS is_released, balances.*
    FROM (${asked}) AS wanted JOIN order_lines AS line USING (order_id, beer_id)
    JOIN orders ON orders.id = line.order_id
    JOIN parcels ON parcels.order_id = line.order_id AND parcels.company_id = line.company_id
    CROSS JOIN LATERAL (
      SELECT ${creditOf('pending')} AS pending_cents, ${creditOf('available')} AS available_cents,
             ${creditOf('frozen')} AS frozen_cents, ${creditOf('paid')} AS paid_cents,
             ${creditOf('commission')} AS commission_cents, ${creditOf('commission-tax')} AS commission_tax_cents,
             ${creditOf('provider-fees')} AS fee_cents, coalesce(-sum(balance_cents), 0)::bigint AS left_cents
      FROM ledger_line_balances AS balance
      WHERE balance.order_id = line.order_id AND balance.beer_id = line.beer_id
    ) AS balances`
}

/** SQL of the lines of orders. @param orderIds a query, or values, for IN */
export function linesOf(orderIds: SQL): SQL {
  return sql`SELECT order_id, beer_id FROM order_lines WHERE order_id IN (${orderIds})`
}
