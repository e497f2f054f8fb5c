import * as contract from '#contract/advertising.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { readThrough } from '../../read-through.ts'
import type { Services } from '../../services.ts'
import { changePlacement } from './change-placement.ts'
import { listAdvertisements } from './list-advertisements.ts'
import { listPlacements } from './list-placements.ts'
import { placeAdvertisement } from './place-advertisement.ts'
import { withdrawPlacement } from './withdraw-placement.ts'

/** What stands in the shop's advertising space. */
export function advertisingRoutes(api: Api, services: Services) {
  const actor = actorOf(services.env)
  const readers = readThrough(services, 'readers')
  bind(api, services, contract.listAdvertisements, () => listAdvertisements(readers))
  bind(api, services, contract.listPlacements, () => listPlacements(services))
  bind(api, services, contract.placeAdvertisement, (call) =>
    placeAdvertisement(services, call.body, actor(call)),
  )
  bind(api, services, contract.changePlacement, (call) =>
    changePlacement(services, call.params.id, call.body, actor(call)),
  )
  bind(api, services, contract.withdrawPlacement, (call) =>
    withdrawPlacement(services, call.params.id, call.body, actor(call)),
  )
}
