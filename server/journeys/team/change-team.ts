import { and, eq } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Team, TeamMember } from '#contract/team.ts'
import type { TeamRole } from '#contract/team-roles.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Database } from '#database/open-pool.ts'
import { companyMembers, sessions, teamInvitations } from '#database/schema.ts'
import { lockUser } from '../../features/identity/lock-user.ts'
import { dropStartedLogIns } from '../../features/identity/second-factor/started-log-ins.ts'
import { dropInvitations } from '../invitations/drop-invitations.ts'
import { ownTeam } from './own-team.ts'
import { readMembers, readTeam } from './read-team.ts'

type Asked = { id: string; userId: string }

/** The team of the caller's company. Refuses: user-not-found (not its owner's). */
export async function listTeam(db: Database, id: string, caller: SessionUser): Promise<Team | Refusal> {
  const companyId = ownTeam(id, caller)
  return isRefusal(companyId) ? companyId : readTeam(db, companyId)
}

/** Gives a member another role; their next call has it. Refuses: user-not-found (not the owner's, nobody of the team). */
export async function changeTeamRole(
  db: Database,
  { id, userId }: Asked,
  role: TeamRole,
  caller: SessionUser,
): Promise<TeamMember | Refusal> {
  const companyId = ownTeam(id, caller)
  if (isRefusal(companyId)) return companyId
  if (!isUuid(userId)) return refuse('user-not-found')
  await db.update(companyMembers).set({ role }).where(memberOf(companyId, userId))
  const [member] = await readMembers(db, companyId, userId)
  return member ?? refuse('user-not-found')
}

/**
 * Removes a member: what they are asked from then on finds no session, and a log-in that waits for its code opens none of the company.
 * What they had begun before is done, and bears their name. Refuses: user-not-found (not the owner's, nobody of the team).
 */
export async function removeFromTeam(
  db: Database,
  { id, userId }: Asked,
  caller: SessionUser,
): Promise<{ name: string } | Refusal> {
  const companyId = ownTeam(id, caller)
  if (isRefusal(companyId)) return companyId
  if (!isUuid(userId)) return refuse('user-not-found')
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId)
    const gone = await tx.delete(companyMembers).where(memberOf(companyId, userId)).returning()
    if (!user || !gone.length) return refuse('user-not-found')
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await dropStartedLogIns(tx, userId)
    return { name: user.name }
  })
}

/** Its link is dead from then on. Refuses: user-not-found (not the owner's), not-found (accepted or withdrawn already). */
export async function withdrawTeamInvitation(
  db: Database,
  { id, invitationId }: { id: string; invitationId: string },
  caller: SessionUser,
): Promise<{ email: string } | Refusal> {
  const companyId = ownTeam(id, caller)
  if (isRefusal(companyId)) return companyId
  if (!isUuid(invitationId)) return refuse('not-found')
  const which = and(eq(teamInvitations.companyId, companyId), eq(teamInvitations.id, invitationId))!
  const [dropped] = await db.transaction((tx) => dropInvitations(tx, 'team-invitation', which))
  return dropped ? { email: dropped.email } : refuse('not-found')
}

function memberOf(companyId: string, userId: string) {
  return and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId))
}
