import { sql } from 'drizzle-orm'

/**
 * Since when the provider asks not to send what an order's payment paid for, null where it does not, or an admin has lifted it: an
 * expression on `orders`. A warning about a payment that did not pay the order says nothing of its parcels.
 */
export const openWarning = sql`(
  SELECT warned_at FROM delivery_warnings AS warning JOIN payments AS warned ON warned.provider_id = warning.payment_id
  WHERE warning.order_id = orders.id AND lifted_at IS NULL AND warned.disposition = 'applied')`

/** The same of a parcel that it would keep from leaving: an expression on `parcels` joined with `orders`. */
export const warnedParcel = sql`CASE WHEN parcels.state = 'pending' AND orders.state = 'paid' THEN ${openWarning} END`
