import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { changeCompany as call } from '#contract/profiles.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import type { Services } from '../../services.ts'
import { companyRecord } from './company-record.ts'
import { saveCompany } from './save-company.ts'

/**
 * Changes the caller's own company. The catalogue follows its name (a trigger keeps the beers' search text), and orders
 * keep the name that they were placed with.
 * @param headers of the request, for the session
 * Refuses: forbidden (the switch is the admins'), read-only-field (also somebody else's id), malformed (a picture that is
 * not ours), and for another e-mail as changeUser does. Nothing is saved then.
 */
export async function changeCompany(
  { identity, media }: Services,
  change: BodyOf<typeof call>,
  caller: SessionUser,
  headers: Headers,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!('name' in change)) return refuse('forbidden')
  const { id, role, status, password, email, currentPassword } = change
  const now = { id: caller.id, role: caller.role, status: true, password: '' }
  const changed = refuseChanged(now, { id, role, status, password })
  if (changed) return changed

  const name = `${change.name} ${change.lastName}`
  const saved = await identity.changeUser(headers, { name, email, currentPassword }, (tx) =>
    saveCompany(tx, media, caller.id, change),
  )
  if (isRefusal(saved)) return saved
  const record = companyRecord(saved.profile.after, { email: saved.email, active: true })
  return { ...record, pendingEmail: saved.pendingEmail }
}
