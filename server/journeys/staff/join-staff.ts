import { eq, sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { joinStaff as call, ShownStaffInvitation } from '#contract/staff.ts'
import type { StaffRole } from '#contract/staff-roles.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { readLinkToken } from '../../features/identity/email-link.ts'
import type { Services } from '../../services.ts'
import { takeInvitation } from '../invitations/drop-invitations.ts'
import { refuseDeadLink } from '../invitations/refuse-dead-link.ts'
import { registerInvited } from '../invitations/register-invited.ts'
import { lockStaff, refuseNoOwner } from './lock-staff.ts'
import { INVITES } from './read-invitations.ts'
import { partOf } from './role-of.ts'

type Open = { id: string; invitedBy: string; email: string; role: StaffRole; expiresAt: Date }

/**
 * What a mailed link invites to. That its e-mail has an account is told here alone: whoever reads it has opened their mailbox.
 * @param address of the peer; what is no living link counts like a log-in
 * Refuses: team-link-over (used, late, withdrawn, replaced, of who is no owner any more, never there: all the same), too-many-requests.
 */
export async function getStaffInvitation(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  token: string,
  address: string,
): Promise<ShownStaffInvitation | Refusal> {
  const open = await findOpen(db, token)
  if (!open) return refuseDeadLink(rateLimits, address, 'team-link-over')
  const { email, role, expiresAt } = open
  const hasAccount = (await db.$count(users, eq(users.email, email))) > 0
  return { email, role, hasAccount, expiresAt: expiresAt.toISOString() }
}

/**
 * Accepts an invitation: an account of an admin with the role that it says and the e-mail that the link proves. All or nothing, and once:
 * who deletes the invitation joins.
 * @param from who joins has no id yet: where they act from, `address` for the limits
 * Refuses: team-link-over, too-many-requests, invited-has-account.
 */
export async function joinStaff(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  { token, ...joining }: BodyOf<typeof call>,
  from: Omit<Actor, 'userId'>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const open = await findOpen(db, token)
  if (!open) return refuseDeadLink(rateLimits, from.address, 'team-link-over')
  const tooMany = await rateLimits.take('sign-up', from.address)
  if (tooMany) return tooMany
  const { id, invitedBy, email, role } = open
  const take = async (tx: Transaction, userId: string) => {
    // Behind all of the staff, as whatever is done to it: nobody joins while who invites is switched off or lowered, and of two who
    // join at once the second waits.
    const noOwner = refuseNoOwner(await lockStaff(tx), invitedBy)
    if (noOwner || !(await takeInvitation(tx, 'staff-invitation', id))) return refuse('team-link-over')
    await tx
      .update(users)
      .set({ staffPart: partOf(role) })
      .where(eq(users.id, userId))
    await recordAudit(
      tx,
      { ...from, userId },
      {
        action: 'admin-joined',
        subject: { kind: 'admin', id: userId, userId, name: `${joining.name} ${joining.lastName}` },
        facts: { staffRole: role },
      },
    )
    return { email, role }
  }
  return registerInvited(db, { ...joining, email, role: 'Admin' }, take, async () =>
    Boolean(await findOpen(db, token)),
  )
}

/** The invitation of a living link, of an owner who is one still. */
async function findOpen(db: Database, token: string): Promise<Open | undefined> {
  const link = readLinkToken(token)
  if (!link) return undefined
  const { rows } = await db.execute<Omit<Open, 'expiresAt'> & { expiresAt: string }>(sql`
    SELECT invitation.id, invited_by AS "invitedBy", invitation.email, invitation.role, expires_at AS "expiresAt"
    FROM staff_invitations AS invitation JOIN users AS inviter ON inviter.id = invited_by
    WHERE invitation.id = ${link.verificationId} AND secret_hash = ${link.secretHash} AND expires_at > now()
      AND ${INVITES}`)
  const [found] = rows
  return found && { ...found, expiresAt: new Date(found.expiresAt) }
}
