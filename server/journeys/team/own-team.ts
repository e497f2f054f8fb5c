import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'

/** The id of the company whose team the caller looks after: its owner's alone. Refuses: user-not-found. */
export function ownTeam(id: string, caller: SessionUser): string | Refusal {
  return caller.id === id.toLowerCase() && !caller.team ? caller.id : refuse('user-not-found')
}
