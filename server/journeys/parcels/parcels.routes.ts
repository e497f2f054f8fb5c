import * as contract from '#contract/parcels.ts'
import * as removals from '#contract/removals.ts'
import { actorOf } from '../../http/actor.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { cancelParcel } from './cancel-parcel.ts'
import { cancelUnits } from './cancel-units.ts'
import { deliverParcel } from './deliver-parcel.ts'
import { listParcels } from './list-parcels.ts'
import { sayArrival } from './say-arrival.ts'
import { sayShort } from './say-short.ts'
import { shipParcel } from './ship-parcel.ts'
import { shipParcels } from './ship-parcels.ts'

/** Parcels, from the brewery to the buyer's door. */
export function parcelsRoutes(api: Api, services: Services) {
  const actor = actorOf(services.env)
  bind(api, services, contract.listParcels, ({ params, query, caller }) =>
    listParcels(services.reports.db, params.id, query, caller),
  )
  bind(api, services, contract.shipParcel, (call) =>
    shipParcel(services, call.params, { caller: call.caller, actor: actor(call) }, call.body),
  )
  bind(api, services, contract.shipParcels, (call) =>
    shipParcels(services, call.params.id, { caller: call.caller, actor: actor(call) }, call.body),
  )
  bind(api, services, contract.deliverParcel, (call) =>
    deliverParcel(services, call.params, { caller: call.caller, actor: actor(call) }, call.body),
  )
  bind(api, services, contract.cancelParcel, ({ params, caller }) => cancelParcel(services, params, caller))
  bind(api, services, removals.cancelUnits, ({ params, body, caller }) =>
    cancelUnits(services, params, body, caller),
  )
  bind(api, services, removals.sayShort, ({ params, body, caller }) =>
    sayShort(services, params, body, caller),
  )
  bind(api, services, contract.sayArrival, ({ params, body, caller }) =>
    sayArrival(services, params, body.arrived, caller),
  )
}
