import * as contract from '#contract/purchases.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { getPurchase } from './get-purchase.ts'
import { latestPurchase } from './latest-purchase.ts'
import { listPurchases } from './list-purchases.ts'

export function purchasesRoutes(api: Api, services: Services) {
  const { db } = services
  bind(api, services, contract.listPurchases, ({ query, caller }) => listPurchases(db, caller, query))
  bind(api, services, contract.getPurchase, ({ params, caller }) => getPurchase(db, params.id, caller))
  bind(api, services, contract.latestPurchase, ({ body, caller }) => latestPurchase(db, caller, body))
}
