import * as contract from '#contract/recommendations.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { listBoughtTogether } from './list-bought-together.ts'
import { createRecommend } from './recommend.ts'

/** What somebody will probably like: *Para ti*, and what was bought with a beer. */
export function recommendationsRoutes(api: Api, services: Services) {
  const recommend = createRecommend(services)
  bind(api, services, contract.recommend, ({ query, caller, context }) => recommend(query, caller, context))
  bind(api, services, contract.listBoughtTogether, ({ params }) =>
    listBoughtTogether(services.pool, params.id, shopDay(services.env)),
  )
}
