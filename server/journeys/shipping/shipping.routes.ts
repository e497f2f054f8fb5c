import * as contract from '#contract/parcels.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { cancelParcel } from './cancel-parcel.ts'
import { deliverParcel } from './deliver-parcel.ts'
import { listParcels } from './list-parcels.ts'
import { shipParcel } from './ship-parcel.ts'

/** Parcels, from the brewery to the buyer's door. */
export function shippingRoutes(api: Api, services: Services) {
  bind(api, services, contract.listParcels, ({ params, query, caller }) =>
    listParcels(services.db, params.id, query, caller),
  )
  bind(api, services, contract.shipParcel, ({ params, body, caller }) =>
    shipParcel(services, params, caller, body),
  )
  bind(api, services, contract.deliverParcel, ({ params, caller }) => deliverParcel(services, params, caller))
  bind(api, services, contract.cancelParcel, ({ params, caller }) => cancelParcel(services, params, caller))
}
