import { eq, sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { Admin } from '#contract/people.ts'
import type { StaffRole } from '#contract/staff-roles.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { users, viewings } from '#database/schema.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { recordToldAct } from '../../audit/record-told-act.ts'
import { keepingAnOwner } from '../../features/identity/keeping-an-owner.ts'
import { endOpenViewings } from '../../features/identity/viewings/end-open-viewings.ts'
import type { Services } from '../../services.ts'
import { lockStaff, refuseNoOwner } from './lock-staff.ts'
import { partOf, roleOf } from './role-of.ts'

/**
 * An owner gives another admin another role. No session ends: their very next call is judged by it. The same again changes and
 * writes nothing. Refuses: own-role (oneself), not-signed-in and forbidden (who asks is no active owner any more), user-not-found,
 * last-owner (the database's last word).
 */
export async function changeStaffRole(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  actor: Actor,
  id: string,
  role: StaffRole,
): Promise<Admin | Refusal> {
  if (id.toLowerCase() === actor.userId) return refuse('own-role')
  return inTransaction(db, async (tx) => {
    const staff = await lockStaff(tx)
    const refused = refuseNoOwner(staff, actor.userId)
    if (refused) return refused
    const found = staff.find((each) => each.id === id.toLowerCase())
    if (!found) return refuse('user-not-found')
    const { part, active: status, ...admin } = found
    const before = roleOf(part)
    if (role !== before) {
      const lowered = await keepingAnOwner(tx, (step) =>
        step
          .update(users)
          .set({ staffPart: partOf(role), updatedAt: sql`now()` })
          .where(eq(users.id, admin.id)),
      )
      if (isRefusal(lowered)) return lowered
      // Whom they see as, they see no more; and not suddenly again when they are raised.
      await endOpenViewings(tx, eq(viewings.adminId, admin.id), actor)
      await recordToldAct(jobs, tx, actor, {
        action: 'admin-role-changed',
        subject: { kind: 'admin', id: admin.id, userId: admin.id, name: admin.name },
        facts: { before: { staffRole: before }, after: { staffRole: role } },
      })
    }
    return { ...admin, status, role }
  })
}
