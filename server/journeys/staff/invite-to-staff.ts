import { eq } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { STAFF_MOST } from '#contract/limits.ts'
import type { inviteToStaff as call, StaffInvitation } from '#contract/staff.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { staffInvitations } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { dropInvitations, invitationMailKey } from '../invitations/drop-invitations.ts'
import { linkOf, madeInvitation, newInvitation } from '../invitations/new-invitation.ts'
import { lockStaff, refuseNoOwner } from './lock-staff.ts'
import { staffLeft } from './read-invitations.ts'

/**
 * Mails somebody a link with which they join the administration. Who is invited already gets another one, and the former is dead.
 * Whether the e-mail has an account otherwise is told to whoever opens the link alone.
 *
 * Refuses: too-many-requests (links of this owner, or to that e-mail), not-signed-in and forbidden (who asks is no active owner any
 * more), already-in-team (of admins, whom owners know), team-full.
 */
export async function inviteToStaff(
  { db, jobs, rateLimits }: Pick<Services, 'db' | 'jobs' | 'rateLimits'>,
  { email, role }: BodyOf<typeof call>,
  actor: Actor,
): Promise<StaffInvitation | Refusal> {
  const tooMany =
    (await rateLimits.take('team-invitation', actor.userId)) ??
    (await rateLimits.wouldRefuse('link-to-recipient', email))
  if (tooMany) return tooMany
  return inTransaction(db, async (tx) => {
    const staff = await lockStaff(tx)
    const refused = refuseNoOwner(staff, actor.userId)
    if (refused) return refused
    if (staff.some((each) => each.email === email)) return refuse('already-in-team')
    await dropInvitations(tx, 'staff-invitation', eq(staffInvitations.email, email))
    if ((await staffLeft(tx)) === 0) return refuse('team-full', { most: STAFF_MOST })
    const { secret, columns } = newInvitation(email)
    const [made] = await tx
      .insert(staffInvitations)
      .values({ ...columns, role, invitedBy: actor.userId })
      .returning()
    await putInOutbox(tx, jobs, {
      dedupeKey: invitationMailKey('staff-invitation', made!.id),
      kind: 'staff-invitation',
      recipient: email,
      payload: linkOf(made!, secret),
    })
    await recordAudit(tx, actor, {
      action: 'admin-invited',
      subject: { kind: 'admin', id: made!.id, name: veiled(email) },
      facts: { staffRole: role },
    })
    const { name: invitedBy } = staff.find(({ id }) => id === actor.userId)!
    return { ...madeInvitation(made!), role, invitedBy }
  })
}

/** Its link is dead from then on. Refuses: not-found (accepted or withdrawn already). */
export async function withdrawStaffInvitation(
  { db }: Pick<Services, 'db'>,
  id: string,
  actor: Actor,
): Promise<{ email: string } | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  return inTransaction(db, async (tx) => {
    const refused = refuseNoOwner(await lockStaff(tx), actor.userId)
    if (refused) return refused
    const [dropped] = await dropInvitations(tx, 'staff-invitation', eq(staffInvitations.id, id))
    if (!dropped) return refuse('not-found')
    await recordAudit(tx, actor, {
      action: 'admin-invitation-withdrawn',
      subject: { kind: 'admin', id, name: veiled(dropped.email) },
    })
    return { email: dropped.email }
  })
}

/** What the log keeps of an e-mail: who never joins has no account, by whose erasure it would go. */
function veiled(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1…')
}
