import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { recordToldAct } from '../../audit/record-told-act.ts'
import { saveUser } from '../../features/identity/change-user.ts'
import { refuseTakenEmail } from '../../features/identity/prove-email-change.ts'
import { refuseChanged } from '../../people/refuse-changed.ts'
import type { Services } from '../../services.ts'
import type { RecordEdit } from './change-person.ts'
import { changedValues } from './changed-values.ts'
import type { Columns, PersonKind, Typed } from './person-kind.ts'
import { savePerson } from './save-person.ts'

/**
 * An admin changes a person's record, by the same rules as its owner but for the password: another e-mail waits for the
 * link that is mailed there, and the present one is told. What changes nothing leaves no entry.
 * Refuses: user-not-found, account-deleted, read-only-field (role, switch, password), no-log-in (an e-mail where nobody
 * logs in), email-taken, malformed (a picture that is not ours). Nothing is saved then.
 */
export async function editPerson<Row extends Columns, Edit extends Typed, Wire>(
  { db, jobs, media }: Pick<Services, 'db' | 'jobs' | 'media'>,
  kind: PersonKind<Row, Edit, Wire>,
  actor: Actor,
  change: RecordEdit<Edit> & { id: string },
): Promise<(Wire & { pendingEmail: string | null }) | Refusal> {
  const { id, role, status, password, email, reason } = change
  return inTransaction(db, async (tx) => {
    const user = await kind.holdUser(tx, id, false)
    const row = await kind.holdRow(tx, id)
    if (!row) return refuse('user-not-found')
    if (user?.deletedAt) return refuse('account-deleted')
    const now = { role: kind.role, status: kind.isOn(row, user), password: '' }
    const refused =
      refuseChanged(now, { role, status, password }) ?? (await refuseTakenEmail(tx, user, email))
    if (refused) return refused
    const saved = await savePerson(tx, media, kind, id, change)
    if (isRefusal(saved)) return saved
    const { before, after } = saved
    const name = `${after.name} ${after.lastName}`
    const pendingEmail = user ? await saveUser(tx, jobs, user, { name, email, by: 'admin' }) : null
    const known = user?.email ?? ''
    const changed = changedValues<Row & { email: string }>(
      [...kind.fields, 'email'],
      { ...before, email: known },
      { ...after, email: email ?? known },
    )
    if (changed) {
      await recordToldAct(jobs, tx, actor, {
        action: `${kind.name}-edited`,
        subject: { kind: kind.name, id, userId: kind.userIdOf(after), name: kind.nameOf(after) },
        reason,
        facts: { fields: Object.keys(changed.after) },
        ...changed,
      })
    }
    return { ...kind.onWire(after, user), pendingEmail }
  })
}
