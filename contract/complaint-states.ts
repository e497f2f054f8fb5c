/** What a buyer complains of, and how far it has come. No zod here: tables and pages import this file too. */

export const COMPLAINT_KINDS = ['broken', 'missing', 'wrong', 'never-came', 'past-date', 'other'] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

/** Who has to do something: the brewery, the buyer (about an offer, about a no), the administration. */
export const OPEN_COMPLAINT_STATES = ['open', 'offered', 'refused', 'escalated'] as const
/** Over: agreed on, decided by the administration, taken back by its buyer, or left unanswered by them. */
const OVER_COMPLAINT_STATES = ['settled', 'decided', 'taken-back', 'lapsed'] as const
export const COMPLAINT_STATES = [...OPEN_COMPLAINT_STATES, ...OVER_COMPLAINT_STATES] as const
export type ComplaintState = (typeof COMPLAINT_STATES)[number]

/** In these somebody has a time of their own to answer in. */
export const TIMED_COMPLAINT_STATES = ['open', 'offered', 'refused'] as const

/** What can happen to a complaint, and where that leads. */
export const COMPLAINT_EVENTS = {
  opened: 'open',
  offered: 'offered',
  refused: 'refused',
  'gave-all': 'settled',
  accepted: 'settled',
  escalated: 'escalated',
  decided: 'decided',
  'taken-back': 'taken-back',
  lapsed: 'lapsed',
} as const satisfies Record<string, ComplaintState>
export type ComplaintEvent = keyof typeof COMPLAINT_EVENTS
export const COMPLAINT_EVENT_NAMES = Object.keys(COMPLAINT_EVENTS) as [ComplaintEvent, ...ComplaintEvent[]]

/** Why nothing can be complained of now. */
export const NO_COMPLAINT_BECAUSE = [
  'not-sent',
  'open',
  'decided',
  'enough',
  'nothing-left',
  'too-late',
] as const
export type NoComplaintBecause = (typeof NO_COMPLAINT_BECAUSE)[number]

export function isOverComplaint(state: ComplaintState): boolean {
  return (OVER_COMPLAINT_STATES as readonly string[]).includes(state)
}
