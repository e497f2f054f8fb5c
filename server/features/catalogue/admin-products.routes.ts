import * as contract from '#contract/admin-products.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listSellerProducts } from './list-seller-products.ts'

/** A seller's beers as admins go through them. */
export function adminProductsRoutes(api: Api, services: Services) {
  bind(api, services, contract.listSellerProducts, ({ params, query }) =>
    listSellerProducts(services, params.id, query),
  )
}
