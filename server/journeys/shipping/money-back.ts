import { sql } from 'drizzle-orm'

/**
 * Whether the money of a parcel went back, or is on its way: its order was refunded or charged back, or each of its
 * units has a refund. A condition on `parcels` joined with `orders`.
 */
export const moneyBack = sql`(orders.state <> 'paid' OR NOT EXISTS (
  SELECT FROM order_lines AS line
  WHERE line.order_id = parcels.order_id AND line.company_id = parcels.company_id
    AND line.quantity > coalesce((SELECT sum(back.quantity) FROM refund_lines AS back
                                  JOIN refunds ON refunds.id = back.refund_id
                                  WHERE refunds.order_id = line.order_id AND back.beer_id = line.beer_id), 0)))`
