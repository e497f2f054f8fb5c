/** How breweries are paid: an admin marks what they transferred, a file goes to a bank, or the payment provider moves the money. */
export const PAYOUT_WAYS = ['by-hand', 'bank-file', 'mercado-pago'] as const
export type PayoutWay = (typeof PAYOUT_WAYS)[number]

/**
 * How a payout stands. `draft`: proposed, nothing is decided. `approved`: decided on, and no longer owed; not handed over yet.
 * `sent`: handed over, and nobody knows yet. `paid`: it arrived. `failed`: it never did; `returned`: it came back, whole or in part. What
 * failed or came back is owed again.
 */
export const PAYOUT_STATES = ['draft', 'approved', 'sent', 'paid', 'failed', 'returned'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** Payouts of a run that somebody has to say the end of yet, and those that have one. */
export const PAYOUT_STANDINGS = ['open', 'ended'] as const
export type PayoutStanding = (typeof PAYOUT_STANDINGS)[number]

/** How a run stands: proposed, or decided on; one that was dropped leaves nothing behind. */
export const PAYOUT_RUN_STATES = ['draft', 'approved'] as const

/** Why a brewery that is owed money is no part of a run. */
export const LEFT_OUT_BECAUSE = [
  'no-account',
  'account-held',
  'account-unreadable',
  'not-payable-there',
] as const
export type LeftOutBecause = (typeof LEFT_OUT_BECAUSE)[number]

/** Files in which payouts go to a bank: a table, or CNAB 240 of FEBRABAN. Each payout is in one of them alone, or two banks would pay it. */
export const PAYOUT_FILE_FORMATS = ['csv', 'cnab240'] as const
export type PayoutFileFormat = (typeof PAYOUT_FILE_FORMATS)[number]
