import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SwitchedAdmin } from '#contract/profiles.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { recordToldAct } from '../../audit/record-told-act.ts'
import { switchUser } from '../../features/identity/switch-user.ts'
import type { Services } from '../../services.ts'
import { lockStaff, refuseNoOwner } from '../staff/lock-staff.ts'
import { type Switch, switchFacts } from './switch.ts'

/**
 * An owner turns another admin's switch; off also logs them out everywhere. The same state again changes and writes nothing.
 * Refuses: own-switch (off, for oneself), not-signed-in and forbidden (who asks is no active owner, or not any more), user-not-found,
 * last-owner (the database's last word).
 */
export async function switchAdmin(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  actor: Actor,
  { id, status, reason }: Switch,
): Promise<SwitchedAdmin | Refusal> {
  if (id === actor.userId && !status) return refuse('own-switch')
  return inTransaction(db, async (tx) => {
    const staff = await lockStaff(tx)
    const refused = refuseNoOwner(staff, actor.userId)
    if (refused) return refused
    const admin = staff.find((each) => each.id === id)
    if (!admin) return refuse('user-not-found')
    if (status !== admin.active) {
      const switched = await switchUser(tx, id, status)
      if (isRefusal(switched)) return switched
      await recordToldAct(jobs, tx, actor, {
        action: status ? 'admin-activated' : 'admin-deactivated',
        subject: { kind: 'admin', id, userId: id, name: admin.name },
        reason,
        facts: switchFacts(status, switched),
      })
    }
    const { name, email } = admin
    return { id, name, email, role: 'Admin', status }
  })
}
