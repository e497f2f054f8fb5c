import { eq, sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { joinTeam as call, ShownInvitation } from '#contract/team.ts'
import type { TeamRole } from '#contract/team-roles.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { companyMembers, users } from '#database/schema.ts'
import { readLinkToken } from '../../features/identity/email-link.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { takeInvitation } from '../invitations/drop-invitations.ts'
import { refuseDeadLink } from '../invitations/refuse-dead-link.ts'
import { registerInvited } from '../invitations/register-invited.ts'
import { holdCompany } from './hold-company.ts'

type Open = {
  id: string
  companyId: string
  company: string
  ownerId: string
  ownerEmail: string
  email: string
  role: TeamRole
  expiresAt: Date
}

/**
 * What a mailed link invites to. That its e-mail has an account is told here alone: whoever reads it has opened their mailbox.
 * @param address of the peer; what is no living link counts like a log-in
 * Refuses: team-link-over (used, late, withdrawn, replaced, never there: all the same), too-many-requests.
 */
export async function getTeamInvitation(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  token: string,
  address: string,
): Promise<ShownInvitation | Refusal> {
  const open = await findOpen(db, token)
  if (!open) return refuseDeadLink(rateLimits, address, 'team-link-over')
  const { company, email, role, expiresAt } = open
  const hasAccount = (await db.$count(users, eq(users.email, email))) > 0
  return { company, email, role, hasAccount, expiresAt: expiresAt.toISOString() }
}

/**
 * Accepts an invitation: an account of a seller who has no company of their own, with the e-mail that the link proves, and their
 * place in the team, of which its owner is mailed. All or nothing, and once: who deletes the invitation joins.
 * @param address of the peer, for the limits
 * Refuses: team-link-over, too-many-requests, invited-has-account.
 */
export async function joinTeam(
  { db, jobs, rateLimits }: Pick<Services, 'db' | 'jobs' | 'rateLimits'>,
  { token, ...joining }: BodyOf<typeof call>,
  address: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  const open = await findOpen(db, token)
  if (!open) return refuseDeadLink(rateLimits, address, 'team-link-over')
  const tooMany = await rateLimits.take('sign-up', address)
  if (tooMany) return tooMany
  const { companyId, company, email, role } = open
  const take = async (tx: Transaction, userId: string) => {
    // The company first: nobody joins while its owner deletes the account.
    const isTaken =
      (await holdCompany(tx, companyId)) && (await takeInvitation(tx, 'team-invitation', open.id))
    if (!isTaken) return refuse('team-link-over')
    await tx.insert(companyMembers).values({ userId, companyId, role })
    await putInOutbox(tx, jobs, {
      kind: 'team-joined',
      dedupeKey: `team-joined:${userId}`,
      recipient: open.ownerEmail,
      payload: { userId: open.ownerId, memberId: userId },
    })
    return { email, company, role }
  }
  return registerInvited(db, { ...joining, email, role: 'Company' }, take, async () =>
    Boolean(await findOpen(db, token)),
  )
}

/** The invitation of a living link, of a company that somebody sells for. */
async function findOpen(db: Database, token: string): Promise<Open | undefined> {
  const link = readLinkToken(token)
  if (!link) return undefined
  const { rows } = await db.execute<Omit<Open, 'expiresAt'> & { expiresAt: string }>(sql`
    SELECT invitation.id, company_id AS "companyId", shown_name(company_id) AS company,
           owner.id AS "ownerId", owner.email AS "ownerEmail", invitation.email,
           invitation.role, expires_at AS "expiresAt"
    FROM team_invitations AS invitation JOIN companies ON companies.id = company_id
    JOIN users AS owner ON owner.id = companies.user_id
    WHERE invitation.id = ${link.verificationId} AND secret_hash = ${link.secretHash} AND expires_at > now()
      AND companies.active AND owner.active`)
  const [found] = rows
  return found && { ...found, expiresAt: new Date(found.expiresAt) }
}
