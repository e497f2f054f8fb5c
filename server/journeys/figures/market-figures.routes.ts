import * as contract from '#contract/market-figures.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { downloadMarketFigures } from './download-market-figures.ts'
import { getMarketFigures } from './get-market-figures.ts'

/** How the whole market goes, for admins. */
export function marketFiguresRoutes(api: Api, services: Services) {
  bind(api, services, contract.getMarketFigures, ({ query }) => getMarketFigures(services, query))
  bind(api, services, contract.downloadMarketFigures, ({ query }) => downloadMarketFigures(services, query))
}
