import { sql } from 'drizzle-orm'
import { bankHasIt } from '../../../orders/bank-has-it.ts'
import { RANK } from '../../../orders/payment-rank.ts'
import { mustBeTold } from './sides.ts'

/** Its own payments have numbers for ids: those of a demo shop were made up, and no report has them. */
const ITS_OWN = sql`provider_id ~ '^[0-9]+$'`
const CAPTURED = sql`rank >= ${RANK.captured} AND ${ITS_OWN}`

/** Payments that the provider has with another amount, or in another currency. */
const OTHER_AMOUNT = sql`
  SELECT 'other-amount', 'payment ' || provider_id, 'payment', report, provider_id, gross, amount_cents,
         coalesce(told.currency, payments.currency), told.at, provider_id, NULL::uuid, order_id
  FROM first_told AS told JOIN payments ON provider_id = payment_id
  WHERE credits > 0 AND (gross <> amount_cents OR told.currency <> payments.currency)`

/** Payments of which the provider keeps something that could not be booked as its report says (book-fees.ts). */
const OTHER_FEE = sql`
  SELECT 'fee-not-booked', 'fee ' || provider_id, 'fee', report, provider_id, kept, fee_cents,
         payments.currency, told.at, provider_id, NULL::uuid, order_id
  FROM first_told AS told JOIN payments ON provider_id = payment_id
  WHERE credits > 0 AND kept IS NOT NULL AND kept IS DISTINCT FROM fee_cents`

/** Captured payments that should be among all transactions by now, and are not. */
const NOT_SETTLED = sql`
  SELECT 'missing-there', 'payment ' || provider_id, 'payment', 'settlement', provider_id, NULL::bigint, amount_cents,
         payments.currency, coalesce(paid_at, payments.created_at), provider_id, NULL::uuid, order_id
  FROM payments JOIN orders ON orders.id = order_id
  WHERE ${CAPTURED} AND ${mustBeTold('settlement', 'coalesce(paid_at, payments.created_at)')}
    AND NOT EXISTS (SELECT FROM told WHERE payment_id = provider_id AND report = 'settlement' AND credits > 0)`

/** Payments whose money should be free there by now, of which nothing went back, and that is not. */
const NOT_RELEASED = sql`
  SELECT 'missing-there', 'release ' || provider_id, 'payment', 'released', provider_id, NULL::bigint, amount_cents,
         payments.currency, released_at, provider_id, NULL::uuid, order_id
  FROM payments
  WHERE rank = ${RANK.captured} AND ${ITS_OWN} AND ${mustBeTold('released', 'released_at')}
    AND NOT EXISTS (SELECT FROM refunds WHERE payment_id = provider_id) AND NOT ${bankHasIt}
    AND NOT EXISTS (SELECT FROM told WHERE payment_id = provider_id AND report = 'released' AND credits > 0)`

export const PAYMENTS_DIFFER = [OTHER_AMOUNT, OTHER_FEE, NOT_SETTLED, NOT_RELEASED]
