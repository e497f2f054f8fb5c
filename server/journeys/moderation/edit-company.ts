import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { changeCompany as call } from '#contract/profiles.ts'
import { companyRecord } from '../../features/companies/company-record.ts'
import { saveCompany } from '../../features/companies/save-company.ts'
import { saveUser } from '../../features/identity/change-user.ts'
import { refuseTakenEmail } from '../../features/identity/prove-email-change.ts'
import type { Actor } from '../../record-audit.ts'
import { recordToldAct } from '../../record-told-act.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import type { Services } from '../../services.ts'
import { inTransaction } from '../checkout/in-transaction.ts'
import { changedValues } from './changed-values.ts'
import { holdCompany } from './hold-company.ts'

type Edit = Extract<BodyOf<typeof call>, { name: string }> & { id: string }

const FIELDS = [
  'name',
  'lastName',
  'document',
  'phone',
  'country',
  'state',
  'city',
  'company',
  'address',
  'story',
  'image',
  'shipsTo',
  'email',
] as const

/**
 * An admin changes a company's record, by the same rules as its seller but for the password: another e-mail waits for the
 * link that is mailed there, and the present one is told. What changes nothing leaves no entry.
 * Refuses: user-not-found, account-deleted, read-only-field (role, switch, password), no-log-in (an e-mail where nobody
 * logs in), email-taken, malformed (a picture that is not ours). Nothing is saved then.
 */
export async function editCompany(
  { db, jobs, media }: Pick<Services, 'db' | 'jobs' | 'media'>,
  actor: Actor,
  { id, role, status, password, email, reason, ...record }: Edit,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(db, async (tx) => {
    const held = await holdCompany(tx, id, { closing: false })
    if (!held) return refuse('user-not-found')
    const { company, user } = held
    if (user?.deletedAt) return refuse('account-deleted')
    const isOn = company.active && (user?.active ?? true)
    const refused =
      refuseChanged({ role: 'Company', status: isOn, password: '' }, { role, status, password }) ??
      (await refuseTakenEmail(tx, user, email))
    if (refused) return refused
    const saved = await saveCompany(tx, media, id, record)
    if (isRefusal(saved)) return saved
    const { before, after } = saved
    const name = `${after.name} ${after.lastName}`
    const pendingEmail = user ? await saveUser(tx, jobs, user, { name, email, by: 'admin' }) : null
    const known = user?.email ?? ''
    const changed = changedValues(FIELDS, { ...before, email: known }, { ...after, email: email ?? known })
    if (changed) {
      await recordToldAct(jobs, tx, actor, {
        action: 'company-edited',
        subject: { kind: 'company', id, userId: company.userId, name: after.company },
        reason,
        facts: { fields: Object.keys(changed.after) },
        ...changed,
      })
    }
    return { ...companyRecord(after, user ?? null), pendingEmail }
  })
}
