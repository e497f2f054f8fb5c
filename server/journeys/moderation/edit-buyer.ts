import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { changeBuyer as call } from '#contract/profiles.ts'
import { buyerRecord } from '../../features/identity/buyer-record.ts'
import { saveUser } from '../../features/identity/change-user.ts'
import { lockUser } from '../../features/identity/lock-user.ts'
import { refuseTakenEmail } from '../../features/identity/prove-email-change.ts'
import { saveBuyer } from '../../features/identity/save-buyer.ts'
import type { Actor } from '../../record-audit.ts'
import { recordToldAct } from '../../record-told-act.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import type { Services } from '../../services.ts'
import { inTransaction } from '../checkout/in-transaction.ts'
import { changedValues } from './changed-values.ts'

type Edit = Extract<BodyOf<typeof call>, { name: string }> & { id: string }

const FIELDS = [
  'name',
  'lastName',
  'document',
  'phone',
  'country',
  'state',
  'city',
  'address',
  'image',
  'email',
] as const

/**
 * An admin changes a buyer's record, by the same rules as its owner but for the password: another e-mail waits for the
 * link that is mailed there, and the present one is told. What changes nothing leaves no entry.
 * Refuses: user-not-found, account-deleted, read-only-field (role, switch, password), email-taken, malformed (a picture
 * that is not ours). Nothing is saved then.
 */
export async function editBuyer(
  { db, jobs, media }: Pick<Services, 'db' | 'jobs' | 'media'>,
  actor: Actor,
  { id, role, status, password, email, reason, ...record }: Edit,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, id)
    if (!user) return refuse('user-not-found')
    if (user.deletedAt) return refuse('account-deleted')
    const refused =
      refuseChanged({ role: 'Person', status: user.active, password: '' }, { role, status, password }) ??
      (await refuseTakenEmail(tx, user, email))
    if (refused) return refused
    const saved = await saveBuyer(tx, media, id, record)
    if (isRefusal(saved)) return saved
    const { before, after } = saved
    const name = `${after.name} ${after.lastName}`
    const pendingEmail = await saveUser(tx, jobs, user, { name, email, by: 'admin' })
    const changed = changedValues(
      FIELDS,
      { ...before, email: user.email },
      { ...after, email: email ?? user.email },
    )
    if (changed) {
      await recordToldAct(jobs, tx, actor, {
        action: 'buyer-edited',
        subject: { kind: 'buyer', id, userId: id, name },
        reason,
        facts: { fields: Object.keys(changed.after) },
        ...changed,
      })
    }
    return { ...buyerRecord(after, user), pendingEmail }
  })
}
