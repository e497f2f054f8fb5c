import { and, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { TEAM_MOST } from '#contract/limits.ts'
import type { inviteToTeam as call, TeamInvitation } from '#contract/team.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { teamInvitations } from '#database/schema.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { dropInvitations, invitationMailKey } from '../invitations/drop-invitations.ts'
import { linkOf, madeInvitation, newInvitation } from '../invitations/new-invitation.ts'
import { holdCompany } from './hold-company.ts'
import { ownTeam } from './own-team.ts'
import { readTeam } from './read-team.ts'

/**
 * Mails somebody a link with which they join the caller's company. Who is invited already gets another one, and the former is dead.
 * Nothing is asked or told of accounts: that the e-mail has one is told to whoever opens the link.
 *
 * Refuses: user-not-found (not the owner's), too-many-requests (links of this company, or to that e-mail), already-in-team (of whom the
 * owner knows: members, and themself), team-full.
 */
export async function inviteToTeam(
  { db, jobs, rateLimits }: Pick<Services, 'db' | 'jobs' | 'rateLimits'>,
  id: string,
  { email, role }: BodyOf<typeof call>,
  caller: SessionUser,
): Promise<TeamInvitation | Refusal> {
  const companyId = ownTeam(id, caller)
  if (isRefusal(companyId)) return companyId
  const tooMany =
    (await rateLimits.take('team-invitation', companyId)) ??
    (await rateLimits.wouldRefuse('link-to-recipient', email))
  if (tooMany) return tooMany
  return inTransaction(db, async (tx) => {
    if (!(await holdCompany(tx, companyId))) return refuse('user-not-found')
    if (await isOfTeam(tx, companyId, email)) return refuse('already-in-team')
    const before = and(eq(teamInvitations.companyId, companyId), eq(teamInvitations.email, email))!
    await dropInvitations(tx, 'team-invitation', before)
    if ((await readTeam(tx, companyId)).left === 0) return refuse('team-full', { most: TEAM_MOST })
    const { secret, columns } = newInvitation(email)
    const [made] = await tx
      .insert(teamInvitations)
      .values({ ...columns, companyId, role })
      .returning()
    await putInOutbox(tx, jobs, {
      dedupeKey: invitationMailKey('team-invitation', made!.id),
      kind: 'team-invitation',
      recipient: email,
      payload: { ...linkOf(made!, secret), companyId },
    })
    return { ...madeInvitation(made!), role }
  })
}

async function isOfTeam(tx: Transaction, companyId: string, email: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM users WHERE email = ${email} AND (
      id = (SELECT user_id FROM companies WHERE companies.id = ${companyId})
      OR id IN (SELECT user_id FROM company_members WHERE company_id = ${companyId}))`)
  return rows.length > 0
}
