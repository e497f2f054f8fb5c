import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { refuseChanged } from '../../people/refuse-changed.ts'
import type { Services } from '../../services.ts'
import type { Columns, LockedUser, PersonKind, Typed } from './person-kind.ts'
import { savePerson } from './save-person.ts'

/** What a record carries beside the columns; what only the shop writes must be as it is. */
export type RecordEdit<Edit> = Edit & {
  id?: string | undefined
  role?: unknown
  status?: unknown
  password?: unknown
  email?: string | undefined
  currentPassword?: string | undefined
  reason?: string | undefined
}

/**
 * Changes the caller's own record. Orders keep the names and addresses that they were placed with.
 * @param headers of the request, for the session
 * Refuses: read-only-field (role, switch, password, also somebody else's id), and as savePerson and, for another e-mail,
 * changeUser do. Nothing is saved then.
 */
export async function changePerson<Row extends Columns, Edit extends Typed, Wire>(
  { identity, media }: Services,
  kind: PersonKind<Row, Edit, Wire>,
  change: RecordEdit<Edit>,
  caller: SessionUser,
  headers: Headers,
): Promise<(Wire & { pendingEmail: string | null }) | Refusal> {
  const { id, role, status, password, email, currentPassword } = change
  const now = { id: caller.id, role: caller.role, status: true, password: '' }
  const changed = refuseChanged(now, { id, role, status, password })
  if (changed) return changed

  const name = `${change.name} ${change.lastName}`
  const saved = await identity.changeUser(headers, { name, email, currentPassword }, (tx) =>
    savePerson(tx, media, kind, caller.id, change),
  )
  if (isRefusal(saved)) return saved
  const record = kind.onWire(saved.profile.after, { email: saved.email, active: true } as LockedUser)
  return { ...record, pendingEmail: saved.pendingEmail }
}
