import * as contract from '#contract/catalogue.ts'
import * as publishing from '#contract/publishing.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { CatalogueMemory } from './catalogue-memory.ts'
import { getBeer } from './get-beer.ts'
import { listBeersAsAsked } from './list-beers-as-asked.ts'
import { listBestSellers } from './list-best-sellers.ts'
import { listBreweries } from './list-breweries.ts'
import { listOwnBeers } from './list-own-beers.ts'
import { listTopRated } from './list-top-rated.ts'
import { publishBeer } from './publish-beer.ts'

/** The catalogue's calls (specification section 7). */
export function catalogueRoutes(api: Api, services: Services) {
  const { pool, env } = services
  const memory = new CatalogueMemory()
  bind(api, services, contract.listBeers, ({ query, context }) =>
    listBeersAsAsked(services, memory, query, context),
  )
  bind(api, services, contract.getBeer, ({ params, caller }) =>
    getBeer(pool, params.id, caller, shopDay(env)),
  )
  bind(api, services, contract.listOwnBeers, ({ params, query, caller }) =>
    listOwnBeers(services, params.id, query.pag ?? 1, caller),
  )
  bind(api, services, contract.listTopRated, () => listTopRated(pool, shopDay(env)))
  bind(api, services, contract.listBestSellers, () => listBestSellers(pool, shopDay(env)))
  bind(api, services, contract.listBreweries, () => listBreweries(pool, memory))
  bind(api, services, publishing.publishBeer, ({ body, caller }) => publishBeer(services, body, caller))
}
