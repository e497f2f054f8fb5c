import { sql } from 'drizzle-orm'

/** What a line of a refund is, in cents of dollars. A bigint of `refund_lines AS back` joined with `order_lines AS line`. */
export const backDollars = sql`line_dollars(back.amount_cents, line.unit_cents, line.charge_unit_cents)`

/**
 * What a refund is in dollars, in cents, as prices are told; it is made in what its payment was charged in. Of lines that
 * it names what it takes of them; else, as one made at the provider's own pages, its part of the order's total. An expression of
 * `refunds`.
 */
export const refundDollars = sql`(
  SELECT CASE WHEN sum(back.amount_cents) = refunds.amount_cents
              THEN sum(${backDollars})
              ELSE coalesce(round(refunds.amount_cents::numeric * bought.total_cents / nullif(bought.charge_cents, 0)), 0)
         END::bigint
  FROM orders AS bought JOIN order_lines AS line ON line.order_id = bought.id
  LEFT JOIN refund_lines AS back ON back.refund_id = refunds.id AND back.beer_id = line.beer_id
  WHERE bought.id = refunds.order_id GROUP BY bought.id)`
