import { sql } from 'drizzle-orm'
import { unitsLeft } from './units-left.ts'

/**
 * Whether the money of a parcel went back, or is on its way: its order was refunded or charged back, or none of its
 * units is left. A condition on `parcels` joined with `orders`.
 */
export const moneyBack = sql`(orders.state <> 'paid' OR NOT EXISTS (
  SELECT FROM order_lines AS line
  WHERE line.order_id = parcels.order_id AND line.company_id = parcels.company_id AND ${unitsLeft} > 0))`
