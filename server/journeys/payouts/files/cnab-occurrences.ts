import type { PayoutStanding } from '#server/ports/payout-provider.ts'

/** Paid: credited, or taken from the account by the branch's leave (note G059). */
const PAID = new Set(['00', '03'])
/** Not paid: no money, cancelled by payer or receiver, excluded. */
const FAILED = new Set(['01', '02', 'BF'])
/** Taken on, and not paid yet: included, or changed. */
const TAKEN = new Set(['BD', 'BE'])
/**
 * Families of reasons why nothing was paid: A, B and C a wrong field (but for those that say it was taken on), H the whole lot, P
 * a Pix, T the lot's sums.
 */
const FAILED_FAMILY = /^[ABCHPT][A-Z]$/

/** The codes of a record: up to five of two signs each. */
export const occurrencesOf = (written: string): string[] =>
  written
    .match(/../g)
    ?.map((code) => code.trim())
    .filter(Boolean) ?? []

/**
 * What codes mean together. One that says why it failed outweighs the others; what is not known here is in process, since a person must
 * read it: it is neither paid nor owed again.
 */
export function standingOfOccurrences(
  codes: string[],
): Extract<PayoutStanding, 'paid' | 'failed' | 'taken' | 'in-process'> {
  const isFailed = (code: string) => FAILED.has(code) || (FAILED_FAMILY.test(code) && !TAKEN.has(code))
  if (codes.some(isFailed)) return 'failed'
  if (codes.some((code) => PAID.has(code))) return 'paid'
  return codes.length > 0 && codes.every((code) => TAKEN.has(code)) ? 'taken' : 'in-process'
}
