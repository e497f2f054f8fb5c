import { sql } from 'drizzle-orm'

/**
 * How what a bank asked back of an order's own payment stands: lost as soon as one is, open while one is, won once all are; null
 * where no bank asked. An expression of `orders`.
 */
export const chargebackOf = sql`(
  SELECT CASE WHEN bool_or(chargebacks.state = 'lost') THEN 'lost' WHEN bool_or(chargebacks.state = 'open') THEN 'open'
              WHEN count(*) > 0 THEN 'won' END
  FROM chargebacks JOIN payments ON payments.provider_id = chargebacks.payment_id AND disposition = 'applied'
  WHERE chargebacks.order_id = orders.id)`
