import { sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { STAFF_MOST } from '#contract/limits.ts'
import type { listStaffInvitations as call, StaffInvitation } from '#contract/staff.ts'
import type { Database, Transaction } from '#database/open-pool.ts'

type Dated = Omit<StaffInvitation, 'sentAt' | 'expiresAt'> & { sentAt: string; expiresAt: string }

/** Of whom an invitation works: an owner who is switched on. For queries that name who invited `inviter`. */
export const INVITES = sql`inviter.role = 'Admin' AND inviter.active AND inviter.staff_part IS NULL`

/** Who is invited to the administration, newest first, and how many more may be. */
export async function listStaffInvitations(db: Database): Promise<ResponseOf<typeof call>> {
  const { rows } = await db.execute<Dated>(sql`
    SELECT invitation.id, invitation.email, invitation.role, sent_at AS "sentAt", expires_at AS "expiresAt",
           expires_at <= now() OR NOT (${INVITES}) AS "isOver", inviter.name AS "invitedBy"
    FROM staff_invitations AS invitation JOIN users AS inviter ON inviter.id = invited_by
    ORDER BY invitation.id DESC`)
  const invitations = rows.map(({ sentAt, expiresAt, ...invitation }) => ({
    ...invitation,
    sentAt: new Date(sentAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  }))
  return { invitations, left: await staffLeft(db) }
}

/** How many more may be invited. */
export async function staffLeft(db: Database | Transaction): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT (SELECT count(*) FROM users WHERE role = 'Admin' AND active)
         + (SELECT count(*) FROM staff_invitations) AS count`)
  return Math.max(0, STAFF_MOST - Number(rows[0]!.count))
}
