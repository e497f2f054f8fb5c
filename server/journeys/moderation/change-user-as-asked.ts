import { eq } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { changeBuyer as call } from '#contract/profiles.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import { users } from '#database/schema.ts'
import { changeBuyer } from '../../features/identity/change-buyer.ts'
import type { Actor } from '../../record-audit.ts'
import type { Services } from '../../services.ts'
import { editBuyer } from './edit-buyer.ts'
import { switchAdmin } from './switch-admin.ts'
import { switchBuyer } from './switch-buyer.ts'

/** What a call brings besides its body: its headers for the session, and who acts. */
export type Asking = { headers: Headers; actor: Actor }

/**
 * `PUT /user`: buyers change themselves; admins change the buyer that `id` names, or turn a buyer's or another admin's
 * switch. Refuses: malformed (an admin names nobody), user-not-found, and as changeBuyer, editBuyer, switchBuyer and
 * switchAdmin do.
 */
export async function changeUserAsAsked(
  services: Services,
  change: BodyOf<typeof call>,
  caller: SessionUser,
  { actor, headers }: Asking,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (caller.role !== 'Admin') return changeBuyer(services, change, caller, headers)
  if (!change.id) return refuse('malformed', undefined, { id: textOf('form.required') })
  const [user] = await services.db.select({ role: users.role }).from(users).where(eq(users.id, change.id))
  const named = { ...change, id: change.id }
  if (user?.role === 'Person') {
    return 'name' in named ? editBuyer(services, actor, named) : switchBuyer(services, actor, named)
  }
  if (user?.role === 'Admin' && !('name' in named)) return switchAdmin(services, actor, named)
  return refuse('user-not-found')
}
