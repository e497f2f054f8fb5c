import type { BeerDetail } from '#contract/catalogue.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { changeBeer as call } from '#contract/publishing.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { changeBeer } from '../../features/catalogue/change-beer.ts'
import type { Services } from '../../services.ts'
import { changeBeerForAdmin } from './change-beer-for-admin.ts'

/** `PUT /product/{id}`: sellers change their own beers, admins any. */
export async function changeBeerAsAsked(
  services: Services,
  id: string,
  change: BodyOf<typeof call>,
  caller: SessionUser,
  actor: Actor,
): Promise<BeerDetail | Refusal> {
  return caller.role === 'Admin'
    ? changeBeerForAdmin(services, id, change, { caller, actor })
    : changeBeer(services, id, change, caller)
}
