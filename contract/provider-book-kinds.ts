/** The provider's books beside ours. No zod here: pages import this file too. */

/** Its two reports: what moved the balance that can be used, and what was credited, whether it can be used yet or not. */
export const REPORT_KINDS = ['released', 'settlement'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/**
 * How far a report is: to be asked for, asked for and made over there, being read, read, or given up. A file that an admin
 * uploaded begins with being read.
 */
export const REPORT_STATES = ['due', 'asked', 'reading', 'read', 'failed'] as const

/** What a row of a report is about, whatever its file calls that. */
export const MOVEMENTS = [
  'payment',
  'refund',
  'chargeback',
  'dispute',
  'payout',
  'tax',
  'fee',
  'reserve',
  'other',
] as const
export type Movement = (typeof MOVEMENTS)[number]

/**
 * What may differ: money there of which we know nothing; money of ours that no report has; an amount that is another one there;
 * a fee that is another one there than is booked; a chargeback whose money is free again there and that we have not won.
 */
export const DIFFERENCE_KINDS = [
  'unknown-to-us',
  'missing-there',
  'other-amount',
  'fee-not-booked',
  'chargeback-released',
] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

/** Where a difference stands: it needs a person, one has closed it, or a later report or what we learnt has ended it. */
export const DIFFERENCE_STATES = ['open', 'closed', 'gone'] as const
export type DifferenceState = (typeof DIFFERENCE_STATES)[number]

/** What is wrong with a line of a report. */
export const LINE_TROUBLES = ['quotes', 'cells', 'amount', 'moment', 'id', 'no-amount', 'too-long'] as const
export type LineTrouble = (typeof LINE_TROUBLES)[number]
