/** What a buyer complains of, and how far it has come. No zod here: tables and pages import this file too. */

export const COMPLAINT_KINDS = ['broken', 'missing', 'wrong', 'never-came', 'past-date', 'other'] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

/**
 * Who has to do something: the brewery, the buyer (about an offer of money or of beer, about a no), the brewery once more (what it
 * promised has to leave), the administration.
 */
export const OPEN_COMPLAINT_STATES = [
  'open',
  'offered',
  'offered-again',
  'refused',
  'to-send-again',
  'escalated',
] as const
/** Over: agreed on, decided by the administration, taken back by its buyer, or left unanswered by them. */
const OVER_COMPLAINT_STATES = ['settled', 'decided', 'taken-back', 'lapsed'] as const
export const COMPLAINT_STATES = [...OPEN_COMPLAINT_STATES, ...OVER_COMPLAINT_STATES] as const
export type ComplaintState = (typeof COMPLAINT_STATES)[number]

/** Whom a complaint waits for, as its brewery lists them: itself, to answer or to send; somebody else; nobody any more. */
export const COMPLAINT_TURNS = ['brewery', 'others', 'nobody'] as const
export type ComplaintTurn = (typeof COMPLAINT_TURNS)[number]

const TURNS: Record<ComplaintState, ComplaintTurn> = {
  open: 'brewery',
  offered: 'others',
  'offered-again': 'others',
  refused: 'others',
  'to-send-again': 'brewery',
  escalated: 'others',
  settled: 'nobody',
  decided: 'nobody',
  'taken-back': 'nobody',
  lapsed: 'nobody',
}

/** The states in which it waits for these. */
export function complaintStatesOf(turn: ComplaintTurn): ComplaintState[] {
  return COMPLAINT_STATES.filter((state) => TURNS[state] === turn)
}

/** In these its brewery may answer, for the first time or otherwise. */
const ANSWERABLE_COMPLAINT_STATES = ['open', 'offered', 'offered-again', 'refused'] as const
/** In these somebody has a time of their own to answer in, or to send. */
export const TIMED_COMPLAINT_STATES = [...ANSWERABLE_COMPLAINT_STATES, 'to-send-again'] as const

/** What can happen to a complaint, and where that leads. */
export const COMPLAINT_EVENTS = {
  opened: 'open',
  offered: 'offered',
  'offered-again': 'offered-again',
  refused: 'refused',
  'gave-all': 'settled',
  accepted: 'settled',
  'accepted-again': 'to-send-again',
  'sent-again': 'settled',
  /** All of its money went back by another way while its units waited to be sent again. */
  'paid-instead': 'settled',
  escalated: 'escalated',
  /** What was promised did not leave in time. */
  'not-sent-again': 'escalated',
  /** Money of some of it went back by another way, or a bank asks for it: what was promised is not sent. */
  'again-off': 'escalated',
  decided: 'decided',
  'taken-back': 'taken-back',
  lapsed: 'lapsed',
} as const satisfies Record<string, ComplaintState>
export type ComplaintEvent = keyof typeof COMPLAINT_EVENTS
export const COMPLAINT_EVENT_NAMES = Object.keys(COMPLAINT_EVENTS) as [ComplaintEvent, ...ComplaintEvent[]]

/** What a brewery answers with: each of these counts its `edition`. */
export const COMPLAINT_ANSWERS = [
  'offered',
  'offered-again',
  'refused',
  'gave-all',
] as const satisfies ComplaintEvent[]

/** The events that lead to a state. */
export function complaintEventsTo(state: ComplaintState): ComplaintEvent[] {
  return COMPLAINT_EVENT_NAMES.filter((event) => COMPLAINT_EVENTS[event] === state)
}

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

/** The brewery may answer it, for the first time or otherwise. */
export function isAnswerable(state: ComplaintState): boolean {
  return (ANSWERABLE_COMPLAINT_STATES as readonly string[]).includes(state)
}
