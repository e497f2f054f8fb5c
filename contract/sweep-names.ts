/** What the shop does again and again behind its pages. No zod here: pages import this file too. */
export const SWEEP_NAMES = [
  'expire-holds',
  'reconcile',
  'reconcile-week',
  'follow-rates',
  'follow-claims',
  'waiting-notices',
  'waiting-refunds',
  'waiting-mails',
  'open-chargebacks',
  'release-money',
  'provider-books',
  'follow-payouts',
  'running-imports',
  'sweep-pictures',
  'end-past-dates',
  'undo-past-dates',
  'follow-shop-mean',
  'forget-search-changes',
  'purge-notices',
  'remove-expired-verifications',
] as const
export type SweepName = (typeof SWEEP_NAMES)[number]
