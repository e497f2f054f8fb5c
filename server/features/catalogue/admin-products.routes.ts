import * as contract from '#contract/admin-products.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { readThrough } from '../../read-through.ts'
import type { Services } from '../../services.ts'
import { createFindProducts } from './find-products.ts'
import { createListSellerProducts } from './list-seller-products.ts'

/** Beers as admins go through them: those of one seller, or of all. */
export function adminProductsRoutes(api: Api, services: Services) {
  const reports = readThrough(services, 'reports')
  const findProducts = createFindProducts(reports)
  bind(api, services, contract.findProducts, ({ query, context }) => findProducts(query, context))
  const listSellerProducts = createListSellerProducts(reports)
  bind(api, services, contract.listSellerProducts, ({ params, query, context }) =>
    listSellerProducts(params.id, query, context),
  )
}
