import { sql } from 'drizzle-orm'
import { bankHasIt } from '../../../orders/bank-has-it.ts'
import { RANK } from '../../../orders/payment-rank.ts'
import { mustBeTold } from './sides.ts'

/** The surest sign of one that was won: its money was taken there and is free again, while we count it as the bank's. */
const FREED_THERE = sql`
  SELECT 'chargeback-released', 'chargeback ' || payment_id, 'chargeback', report, payment_id, freed,
         (SELECT -sum(amount_cents) FROM chargebacks WHERE chargebacks.payment_id = told.payment_id AND state <> 'won'),
         payments.currency, told.at, payment_id, NULL::uuid, order_id
  FROM first_told AS told JOIN payments ON provider_id = payment_id
  WHERE freed > 0 AND taken <= 0 AND rank = ${RANK.chargedBack} AND ${bankHasIt}`

/** Money that a bank or a complaint took there, of a payment that with us nobody asks back. */
const TAKEN_THERE = sql`
  SELECT 'unknown-to-us', 'chargeback ' || payment_id, CASE WHEN taken > 0 THEN 'chargeback' ELSE 'dispute' END, report,
         payment_id, -CASE WHEN taken > 0 THEN taken ELSE disputed END, NULL::bigint, payments.currency, told.at, payment_id,
         NULL::uuid, order_id
  FROM first_told AS told JOIN payments ON provider_id = payment_id
  WHERE (taken > 0 AND rank < ${RANK.chargedBack})
     OR (disputed > 0 AND taken <= 0 AND NOT EXISTS (SELECT FROM claims WHERE claims.payment_id = told.payment_id)
         AND rank < ${RANK.givenBack})`

/** Lost with us, and nothing was taken there. */
const NOT_TAKEN = sql`
  SELECT 'missing-there', 'chargeback ' || ours.payment_id, 'chargeback', 'settlement', ours.payment_id, NULL::bigint,
         -ours.amount_cents, ours.currency, ours.closed_at, ours.payment_id, NULL::uuid, ours.order_id
  FROM (SELECT payment_id, order_id, currency, sum(amount_cents) AS amount_cents, max(closed_at) AS closed_at
        FROM chargebacks WHERE state = 'lost' GROUP BY payment_id, order_id, currency) AS ours
  WHERE ${mustBeTold('settlement', 'ours.closed_at')}
    AND NOT EXISTS (SELECT FROM told WHERE told.payment_id = ours.payment_id AND taken + disputed > 0)
    -- What its money did is told above, where it is free again.
    AND NOT EXISTS (SELECT FROM first_told AS told WHERE told.payment_id = ours.payment_id AND freed > 0)`

export const CHARGEBACKS_DIFFER = [FREED_THERE, TAKEN_THERE, NOT_TAKEN]
