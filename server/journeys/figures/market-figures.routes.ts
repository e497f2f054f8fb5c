import * as earnings from '#contract/earnings.ts'
import * as contract from '#contract/market-figures.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { downloadEarnings } from './download-earnings.ts'
import { downloadJournal } from './download-journal.ts'
import { downloadMarketFigures } from './download-market-figures.ts'
import { getEarnings } from './get-earnings.ts'
import { getMarketFigures } from './get-market-figures.ts'

/** How the whole market goes, and what the shop earns of it, for admins. */
export function marketFiguresRoutes(api: Api, services: Services) {
  bind(api, services, contract.getMarketFigures, ({ query }) => getMarketFigures(services, query))
  bind(api, services, contract.downloadMarketFigures, ({ query }) => downloadMarketFigures(services, query))
  bind(api, services, earnings.getEarnings, ({ query }) => getEarnings(services, query))
  bind(api, services, earnings.downloadEarnings, ({ query }) => downloadEarnings(services, query))
  bind(api, services, earnings.downloadJournal, ({ query }) => downloadJournal(services, query))
}
