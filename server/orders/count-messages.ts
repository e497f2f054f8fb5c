import { sql } from 'drizzle-orm'

/** How many messages a parcel's buyer and brewery wrote each other: an expression on `parcels`. */
export const messageCount = sql`(
  SELECT count(*)::int FROM order_messages AS message
  WHERE message.order_id = parcels.order_id AND message.company_id = parcels.company_id)`

/** How many of them are the brewery's, and were not looked at by the buyer: an expression on `parcels`. */
export const newToBuyer = sql`(
  SELECT count(*)::int FROM order_threads AS thread JOIN order_messages AS message USING (order_id, company_id)
  WHERE thread.order_id = parcels.order_id AND thread.company_id = parcels.company_id
    AND author = 'brewery' AND message.at > coalesce(buyer_read_at, '-infinity'))`
