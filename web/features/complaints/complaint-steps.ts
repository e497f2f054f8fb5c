import type { ComplaintState } from '#contract/complaint-states.ts'
import type { ComplaintStep } from '#web/request/complaint-address.ts'

/** What a complaint's buyer can do while it stands so. */
export function ownStepsOf(state: ComplaintState): ComplaintStep[] {
  if (state === 'offered' || state === 'offered-again') return ['accept', 'escalate', 'take-back']
  if (state === 'refused') return ['escalate', 'take-back']
  return state === 'open' || state === 'escalated' ? ['take-back'] : []
}

/** A brewery says no to what it has not answered: an offer stands, and a no was said. */
export const maySayNo = (state: ComplaintState) => state === 'open'
