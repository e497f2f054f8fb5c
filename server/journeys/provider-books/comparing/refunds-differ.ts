import { sql } from 'drizzle-orm'
import { mustBeTold } from './sides.ts'

/**
 * What goes back of each payment by our books: all of it, and of that what either report must have by now. The released money has
 * a refund not before its payment was released.
 */
export const OUR_REFUNDS = sql`
    SELECT refunds.payment_id, sum(refunds.amount_cents) AS cents, max(done_at) AS at, refunds.order_id,
           coalesce(sum(refunds.amount_cents) FILTER (WHERE ${mustBeTold('settlement', 'done_at')}), 0) AS settled,
           coalesce(sum(refunds.amount_cents)
             FILTER (WHERE ${mustBeTold('released', 'greatest(done_at, payments.released_at)')}), 0) AS released
    FROM refunds JOIN payments ON provider_id = refunds.payment_id
    WHERE state = 'done' GROUP BY refunds.payment_id, refunds.order_id`

/** What went back there and not with us, or with us another amount. */
const MORE_THERE = sql`
  SELECT CASE WHEN coalesce(cents, 0) = 0 THEN 'unknown-to-us' ELSE 'other-amount' END, 'refund ' || told.payment_id, 'refund',
         report, told.payment_id, -refunded, -cents, payments.currency, told.at, told.payment_id, NULL::uuid, payments.order_id
  FROM first_told AS told JOIN payments ON provider_id = told.payment_id
  LEFT JOIN our_refunds ON our_refunds.payment_id = told.payment_id
  WHERE refunded > coalesce(cents, 0)`

/**
 * What went back with us and should be in their books by now: it is not, or not all of it. Told once, by the sooner
 * report; the released money says nothing of a payment that it has not yet.
 */
const LESS_THERE = sql`
  SELECT CASE WHEN coalesce(refunded, 0) = 0 THEN 'missing-there' ELSE 'other-amount' END, 'refund ' || ours.payment_id, 'refund',
         missed.report, ours.payment_id, nullif(-coalesce(refunded, 0), 0), -cents, payments.currency, ours.at, ours.payment_id,
         NULL::uuid, ours.order_id
  FROM our_refunds AS ours JOIN payments ON provider_id = ours.payment_id
  CROSS JOIN LATERAL (
    SELECT due.report, refunded FROM (VALUES ('settlement', settled), ('released', released)) AS due (report, cents)
    LEFT JOIN told ON told.payment_id = ours.payment_id AND told.report = due.report
    WHERE due.cents > coalesce(refunded, 0) AND (due.report = 'settlement' OR credits > 0)
    ORDER BY due.report DESC LIMIT 1) AS missed`

export const REFUNDS_DIFFER = [MORE_THERE, LESS_THERE]
