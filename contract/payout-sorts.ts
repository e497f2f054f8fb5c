/** What lists of payouts are sorted by, and the list of whom the shop owes money. No zod: pages import this file too. */
export const PAYOUT_SORTS = ['date', 'amount'] as const
export const OWED_SORTS = ['company', 'owed', 'pending'] as const
