import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SwitchedAdmin } from '#contract/profiles.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { recordToldAct } from '../../audit/record-told-act.ts'
import { switchUser } from '../../features/identity/switch-user.ts'
import type { Services } from '../../services.ts'
import { type Switch, switchFacts } from './switch.ts'

type AdminRow = { id: string; name: string; email: string; active: boolean }

/**
 * Turns another admin's switch; off also logs them out everywhere. The same state again changes and writes nothing.
 * Refuses: own-switch (off, for oneself), not-signed-in (who asks was switched off meanwhile), user-not-found,
 * last-admin (the database's last word).
 */
export async function switchAdmin(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  actor: Actor,
  { id, status, reason }: Switch,
): Promise<SwitchedAdmin | Refusal> {
  if (id === actor.userId && !status) return refuse('own-switch')
  return inTransaction(db, async (tx) => {
    const admins = await lockAdmins(tx)
    // Of two that switch each other off at the same moment, the second is nobody any more who could.
    if (!admins.find((admin) => admin.id === actor.userId)?.active) return refuse('not-signed-in')
    const admin = admins.find((each) => each.id === id)
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

/** Every admin, in order of ids, as the trigger `keep_an_active_admin` locks them. */
async function lockAdmins(tx: Transaction): Promise<AdminRow[]> {
  const found = await tx.execute<AdminRow>(sql`
    SELECT id, name, email, active FROM users WHERE role = 'Admin' ORDER BY id FOR NO KEY UPDATE`)
  return found.rows
}
