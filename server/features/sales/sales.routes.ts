import * as contract from '#contract/sales.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { readThrough } from '../../read-through.ts'
import type { Services } from '../../services.ts'
import { createCountSales } from './count-sales.ts'
import { getBalance } from './get-balance.ts'
import { listSaleGroups } from './list-sale-groups.ts'
import { listSales } from './list-sales.ts'

export function salesRoutes(api: Api, services: Services) {
  const { db } = readThrough(services, 'reports')
  const countSales = createCountSales(db)
  bind(api, services, contract.listSales, ({ params, query, caller }) =>
    listSales(db, countSales, params.companyId, query.pag ?? 1, caller),
  )
  bind(api, services, contract.listSaleGroups, ({ params, query, caller }) =>
    listSaleGroups(db, countSales, params.companyId, query.pag ?? 1, caller),
  )
  bind(api, services, contract.getBalance, ({ params, caller }) => getBalance(db, params.companyId, caller))
}
