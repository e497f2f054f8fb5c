/** What of the shop anybody can report, why, and what becomes of it. No zod here: tables and pages import this file too. */

export const REPORTED_THINGS = ['beer', 'company', 'review'] as const
export type ReportedThing = (typeof REPORTED_THINGS)[number]

export const REPORT_REASONS = ['not-as-said', 'offensive', 'minors', 'fraud', 'copyright', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** `left`: as it is; `taken-down`: the beer or brewery switched off, the review hidden. */
export const REPORT_DECISIONS = ['left', 'taken-down'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]
