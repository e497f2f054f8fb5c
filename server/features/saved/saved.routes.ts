import * as contract from '#contract/saved.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { saveBeer } from './save-beer.ts'
import { unsaveBeer } from './unsave-beer.ts'

/** What a buyer keeps to find it again. */
export function savedRoutes(api: Api, services: Services) {
  bind(api, services, contract.saveBeer, ({ params, caller }) => saveBeer(services, caller.id, params.beerId))
  bind(api, services, contract.unsaveBeer, ({ params, caller }) =>
    unsaveBeer(services, caller.id, params.beerId),
  )
}
