import { sql } from 'drizzle-orm'
import { RANK } from './payment-rank.ts'

/** SQL of `orders`: the provider still looks at a payment of it, or waits for it (a voucher). It may be approved yet. */
export const paymentWaits = sql`EXISTS (
  SELECT FROM payments WHERE order_id = orders.id AND rank = ${RANK.waiting})`
