/** What can be on the administration's work list. No zod here: pages import this file too. */
export const WORK_KINDS = [
  'message',
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
  'parcel-late',
  'parcel-of-nobody',
  'delivery-warned',
  'delivery-warned-gone',
  'parcel-missing',
  'withdrawal',
  'withdrawal-inside',
  'withdrawal-outside',
  'withdrawal-stray',
  'complaint',
  'reported',
  'new-brewery',
  'brewery-claim',
  'claim',
  'chargeback-open',
  'books-unknown',
  'books-missing',
  'books-amount',
  'books-fee',
  'books-chargeback',
  'debt-old',
  'payout-late',
  'name-shared',
  'site-unknown',
  'no-rate',
  'payments-refused',
  'rate-waits',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** How old what waits is at least, in days, as the list can be narrowed down to. */
export const WORK_AGES = ['1', '3', '7', '30'] as const
/** Whose it is: of who asks, or of nobody. */
export const WORK_TAKERS = ['mine', 'nobody'] as const
