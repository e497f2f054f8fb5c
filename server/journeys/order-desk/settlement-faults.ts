import { sql } from 'drizzle-orm'

/** An order that was paid, and for which no payment counts. A condition on `orders`. */
export const PAID_WITHOUT_PAYMENT = sql`(paid_at IS NOT NULL AND total_cents > 0 AND NOT EXISTS (
  SELECT FROM payments AS applied WHERE applied.order_id = orders.id AND applied.disposition = 'applied'))`

/** A payment that counts for an order that it does not pay. A condition on `payments` joined with `orders`. */
export const APPLIED_OTHERWISE = sql`(disposition = 'applied'
  AND (amount_cents <> charge_cents OR payments.currency <> charge_currency OR paid_at IS NULL))`
