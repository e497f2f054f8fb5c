import * as contract from '#contract/saved.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { readThrough } from '../../read-through.ts'
import type { Services } from '../../services.ts'
import { followCompany } from './follow-company.ts'
import { listFollowed } from './list-followed.ts'
import { listSavedIds } from './list-saved-ids.ts'
import { saveBeer } from './save-beer.ts'
import { unfollowCompany } from './unfollow-company.ts'
import { unsaveBeer } from './unsave-beer.ts'

/** What a buyer keeps to find it again. */
export function savedRoutes(api: Api, services: Services) {
  const { pool } = readThrough(services, 'readers')
  bind(api, services, contract.saveBeer, ({ params, caller }) => saveBeer(services, caller.id, params.beerId))
  bind(api, services, contract.unsaveBeer, ({ params, caller }) =>
    unsaveBeer(services, caller.id, params.beerId),
  )
  bind(api, services, contract.listSavedIds, ({ caller }) => listSavedIds(pool, caller.id))
  bind(api, services, contract.followCompany, ({ params, caller }) =>
    followCompany(services, caller.id, params.companyId),
  )
  bind(api, services, contract.unfollowCompany, ({ params, caller }) =>
    unfollowCompany(services, caller.id, params.companyId),
  )
  bind(api, services, contract.listFollowed, ({ caller }) => listFollowed(pool, caller.id))
}
