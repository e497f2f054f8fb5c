/**
 * What a notice of the payment provider may be about: a payment, a buyer's claim, a chargeback, a payment whose beers it asks
 * not to send, or a payout to a brewery. No zod here: tables import this file too.
 */
export const NOTICE_TOPICS = ['payment', 'claim', 'chargeback', 'delivery-warning', 'payout'] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]
