import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { changeCompany as call } from '#contract/profiles.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import { changeCompany } from '../../features/companies/change-company.ts'
import type { Services } from '../../services.ts'
import type { Asking } from './change-user-as-asked.ts'
import { editCompany } from './edit-company.ts'
import { switchCompanyOf } from './switch-company.ts'

/**
 * `PUT /company`: sellers change their own; admins change the company that `id` names, or turn its switch. Refuses:
 * malformed (an admin names none), and as changeCompany, editCompany and switchCompanyOf do.
 */
export async function changeCompanyAsAsked(
  services: Services,
  change: BodyOf<typeof call>,
  caller: SessionUser,
  { actor, headers }: Asking,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (caller.role !== 'Admin') return changeCompany(services, change, caller, headers)
  if (!change.id) return refuse('malformed', undefined, { id: textOf('form.required') })
  const named = { ...change, id: change.id }
  return 'name' in named ? editCompany(services, actor, named) : switchCompanyOf(services, actor, named)
}
