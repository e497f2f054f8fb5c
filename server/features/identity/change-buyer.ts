import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { changeBuyer as call } from '#contract/profiles.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import type { Services } from '../../services.ts'
import { buyerRecord } from './buyer-record.ts'
import { saveBuyer } from './save-buyer.ts'

/**
 * Changes the caller's own buyer. Orders keep the name and address that they were placed with.
 * @param headers of the request, for the session
 * Refuses: forbidden (the switch is the admins'), read-only-field (also somebody else's id), malformed (a picture that is
 * not ours), and for another e-mail as changeUser does. Nothing is saved then.
 */
export async function changeBuyer(
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
    saveBuyer(tx, media, caller.id, change),
  )
  if (isRefusal(saved)) return saved
  return {
    ...buyerRecord(saved.profile.after, { email: saved.email, active: true }),
    pendingEmail: saved.pendingEmail,
  }
}
