/** What somebody of the administration may be, and what each may do. No zod here: tables, pages and browsers import this file too. */

/** Everything but an owner, who may do all: what stands in the database of whom an owner has given a part. */
export const STAFF_PARTS = ['money', 'care', 'catalogue', 'reader'] as const
export type StaffPart = (typeof STAFF_PARTS)[number]

export const STAFF_ROLES = ['owner', ...STAFF_PARTS] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/**
 * What a part of the administration opens: calls name theirs in staff-calls.ts, pages in their handle. `owner` is nobody's else.
 * To read: `read-shop` what all of the staff may (the day, breweries’ beers), `read-desk` people, what they bought, and the log and jobs that name them,
 * `read-care` what people write, `read-goods` what stands about beers, `read-money`.
 */
const OPENED_TO = {
  'own-account': STAFF_PARTS,
  'read-shop': STAFF_PARTS,
  'read-desk': ['money', 'care', 'reader'],
  'read-care': ['care', 'reader'],
  'read-goods': ['care', 'catalogue', 'reader'],
  'read-money': ['money', 'reader'],
  /** Tasks of the work list: whose they are, notes. */
  work: ['money', 'care'],
  /** What goes back of an order, and what ends one. */
  refund: ['money', 'care'],
  /** Answers, decisions between people, parcels, the switches of people, new breweries. */
  care: ['care'],
  /** Taking down what people reported; a brewery is care’s alone. */
  'decide-reports': ['care', 'catalogue'],
  /** Beers, reviews, advertising. */
  goods: ['catalogue'],
  /** Paying breweries, and what it takes: their accounts, files for banks, commissions, rates, the provider’s books. */
  pay: ['money'],
  /** Files of orders and of what was sold: who bought what, by the thousand. */
  'take-orders': ['money'],
  owner: [],
} as const satisfies Record<string, readonly StaffPart[]>

export type Permission = keyof typeof OPENED_TO

/** Whether somebody of the administration may what a permission opens. @param part none: an owner, who may everything */
export function staffMay(part: StaffPart | undefined, permission: Permission): boolean {
  const opened: readonly StaffPart[] = OPENED_TO[permission]
  return part === undefined || opened.includes(part)
}
