import { ALL_CALLS } from '#contract/all-calls.ts'
import { isOfTeam } from '#contract/team-calls.ts'
import type { OfTeam, Outcome } from './answers.ts'
import type { Row } from './row.ts'

const CALLS = new Map(ALL_CALLS)

/**
 * What the seller's team is answered: what the seller is, where the call is open to anyone or to their role in it; and else nothing
 * at all. A row says where their own account makes a difference (`team`).
 */
export function teamAnswers(row: Row): Record<OfTeam, Outcome> {
  const call = CALLS.get(row.call)!
  const answer = (role: 'seller' | 'packer'): Outcome =>
    call.access === 'anyone' || isOfTeam(call, role) ? row.answers.seller : 'forbidden'
  return { teamSeller: answer('seller'), packer: answer('packer'), ...row.team }
}
