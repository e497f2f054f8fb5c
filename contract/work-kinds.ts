/** What can be on the administration's work list. No zod here: pages import this file too. */
export const WORK_KINDS = [
  'review',
  'refund-failed',
  'refund-late',
  'money-adrift',
  'paid-without-payment',
  'wrong-amount',
  'hold-over',
  'held-unpaid',
  'not-asked',
  'notice-waiting',
  'charged-back-unsent',
  'delivery-warned',
  'delivery-warned-gone',
  'claim',
  'chargeback-open',
  'name-shared',
  'site-unknown',
  'no-rate',
  'payments-refused',
  'rate-waits',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]
