import { eq } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { changeBuyer, changeCompany } from '#contract/profiles.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'

import { users } from '#database/schema.ts'
import type { Actor } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { BUYER } from './buyer-kind.ts'
import { changePerson } from './change-person.ts'
import { COMPANY } from './company-kind.ts'
import { editPerson } from './edit-person.ts'
import { switchAdmin } from './switch-admin.ts'
import { switchPerson } from './switch-person.ts'

/** What a call brings besides its body: its headers for the session, and who acts. */
type Asking = { headers: Headers; actor: Actor }

const nobodyNamed = () => refuse('malformed', undefined, { id: textOf(formTexts.required) })

/** Of the administration its owners alone edit records: whoever has an e-mail has the account. The others turn switches. */
function isEdit(change: object, { staff }: SessionUser): boolean {
  return Boolean(staff) && 'name' in change
}

/**
 * `PUT /user`: buyers change themselves; admins change the buyer that `id` names, or turn a buyer's or another admin's
 * switch. Refuses: forbidden (a buyer turns a switch, one of the staff edits), malformed (an admin names nobody), user-not-found, and as changePerson,
 * editPerson, switchPerson and switchAdmin do.
 */
export async function changeUserAsAsked(
  services: Services,
  change: BodyOf<typeof changeBuyer>,
  caller: SessionUser,
  { actor, headers }: Asking,
): Promise<ResponseOf<typeof changeBuyer> | Refusal> {
  if (caller.role !== 'Admin') {
    return 'name' in change ? changePerson(services, BUYER, change, caller, headers) : refuse('forbidden')
  }
  if (isEdit(change, caller)) return refuse('forbidden')
  if (!change.id) return nobodyNamed()
  const [user] = await services.db.select({ role: users.role }).from(users).where(eq(users.id, change.id))
  const named = { ...change, id: change.id }
  if (user?.role === 'Person') {
    return 'name' in named
      ? editPerson(services, BUYER, actor, named)
      : switchPerson(services, BUYER, actor, named)
  }
  if (user?.role === 'Admin' && !('name' in named)) return switchAdmin(services, actor, named)
  return refuse('user-not-found')
}

/** `PUT /company`: sellers change their own; admins change the company that `id` names, or turn its switch. Refuses likewise. */
export async function changeCompanyAsAsked(
  services: Services,
  change: BodyOf<typeof changeCompany>,
  caller: SessionUser,
  { actor, headers }: Asking,
): Promise<ResponseOf<typeof changeCompany> | Refusal> {
  if (caller.role !== 'Admin') {
    return 'name' in change ? changePerson(services, COMPANY, change, caller, headers) : refuse('forbidden')
  }
  if (isEdit(change, caller)) return refuse('forbidden')
  if (!change.id) return nobodyNamed()
  const named = { ...change, id: change.id }
  return 'name' in named
    ? editPerson(services, COMPANY, actor, named)
    : switchPerson(services, COMPANY, actor, named)
}
