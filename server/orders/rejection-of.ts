import { sql } from 'drizzle-orm'
import type { Rejection } from '#contract/rejections.ts'
import { RANK } from './payment-rank.ts'

/** Source: https://www.mercadopago.com/developers/en/docs/checkout-api/response-handling/collection-results */
const REJECTION_OF_DETAIL = new Map<string, Rejection>(
  Object.entries({
    cc_rejected_insufficient_amount: 'no-funds',
    cc_amount_rate_limit_exceeded: 'no-funds',
    cc_rejected_bad_filled_card_number: 'wrong-number',
    cc_rejected_bad_filled_date: 'wrong-date',
    cc_rejected_bad_filled_security_code: 'wrong-code',
    cc_rejected_bad_filled_other: 'wrong-details',
    cc_rejected_call_for_authorize: 'call-the-bank',
    cc_rejected_card_disabled: 'card-not-active',
    cc_rejected_duplicated_payment: 'paid-already',
    cc_rejected_max_attempts: 'too-many-tries',
    cc_rejected_blacklist: 'not-this-card',
    cc_rejected_card_type_not_allowed: 'not-this-card',
    cc_rejected_high_risk: 'not-this-card',
    payer_equals_collector: 'own-account',
  }),
)

/** SQL of `orders`: the provider's word for why the newest payment of one that waits was rejected; null where it was not. */
export const REJECTED_DETAIL = sql`(
  SELECT CASE WHEN newest.rank = ${RANK.ended} THEN status_detail END
  FROM (SELECT rank, status_detail FROM payments
        WHERE order_id = orders.id AND orders.state = 'pending' ORDER BY created_at DESC LIMIT 1) AS newest)`

/** What the provider's word for a rejection means to who pays; null where they can do nothing but try otherwise. */
export function rejectionOf(statusDetail: string | null): Rejection | null {
  return REJECTION_OF_DETAIL.get(statusDetail ?? '') ?? null
}
