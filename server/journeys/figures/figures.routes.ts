import * as contract from '#contract/figures.ts'
import { findSales as findSalesCall } from '#contract/sales.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { downloadFigures } from './download-figures.ts'
import { downloadSales } from './download-sales.ts'
import { findSales } from './find-sales.ts'
import { getFigures } from './get-figures.ts'

/** How a company's sales go, on the page and as files. */
export function figuresRoutes(api: Api, services: Services) {
  bind(api, services, contract.getFigures, ({ params, query, caller }) =>
    getFigures(services, params.id, query, caller),
  )
  bind(api, services, contract.downloadFigures, ({ params, query, caller }) =>
    downloadFigures(services, params.id, query, caller),
  )
  bind(api, services, findSalesCall, ({ params, query, caller }) =>
    findSales(services, params.companyId, query, caller),
  )
  bind(api, services, contract.downloadSales, ({ params, query, caller }) =>
    downloadSales(services, params.id, query, caller),
  )
}
