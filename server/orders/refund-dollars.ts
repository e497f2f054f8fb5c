import { sql } from 'drizzle-orm'

/**
 * What a refund is in dollars, in cents, as prices are told; it is made in what its payment was charged in. Of units that
 * it names their prices; else, as one made at the provider's own pages, its part of the order's total. An expression of
 * `refunds`.
 */
export const refundDollars = sql`(
  SELECT CASE WHEN sum(back.quantity * line.charge_unit_cents) = refunds.amount_cents
              THEN sum(back.quantity::bigint * line.unit_cents)
              ELSE coalesce(round(refunds.amount_cents::numeric * bought.total_cents / nullif(bought.charge_cents, 0)), 0)
         END::bigint
  FROM orders AS bought JOIN order_lines AS line ON line.order_id = bought.id
  LEFT JOIN refund_lines AS back ON back.refund_id = refunds.id AND back.beer_id = line.beer_id
  WHERE bought.id = refunds.order_id GROUP BY bought.id)`
