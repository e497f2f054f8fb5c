import {
  listAllBreweries as allBreweriesCall,
  getBreweryOfTheMonth as monthCall,
} from '#contract/breweries.ts'
import * as contract from '#contract/catalogue.ts'
import { listFruitlessSearches as fruitlessSearchesCall } from '#contract/fruitless-searches.ts'
import * as ownProducts from '#contract/own-products.ts'
import * as publishing from '#contract/publishing.ts'
import { suggest } from '#contract/suggestions.ts'
import type { Api } from '../../http/api-context.ts'
import { bind } from '../../http/bind.ts'
import { peerAddress } from '../../http/peer-address.ts'
import { readThrough } from '../../read-through.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { archiveOwnProducts } from './archive-own-products.ts'
import { CatalogueMemory } from './catalogue-memory.ts'
import { changeOwnProducts } from './change-own-products.ts'
import { getBeer } from './get-beer.ts'
import { getBreweryOfTheMonth } from './get-brewery-of-the-month.ts'
import { getRoom } from './get-room.ts'
import { getShopRating } from './get-shop-rating.ts'
import { createKeepFruitlessSearch } from './keep-fruitless-search.ts'
import { listAllBreweries } from './list-all-breweries.ts'
import { createListBeersAsAsked } from './list-beers-as-asked.ts'
import { listBestSellers } from './list-best-sellers.ts'
import { listBreweries } from './list-breweries.ts'
import { listFruitlessSearches } from './list-fruitless-searches.ts'
import { createListOwnBeers } from './list-own-beers.ts'
import { createListOwnProducts } from './list-own-products.ts'
import { createListSimilarBeers } from './list-similar-beers.ts'
import { listTopRated } from './list-top-rated.ts'
import { publishBeer } from './publish-beer.ts'
import { createSuggest } from './suggest-in-turn.ts'

/** The catalogue's calls (specification section 7). */
export function catalogueRoutes(api: Api, services: Services) {
  const readers = readThrough(services, 'readers')
  const { pool, env } = readers
  const peerOf = peerAddress(env.TRUSTED_PROXIES)
  const memory = new CatalogueMemory()
  const listBeersAsAsked = createListBeersAsAsked(readers, createKeepFruitlessSearch(services))
  bind(api, services, contract.listBeers, ({ query, caller, context }) =>
    listBeersAsAsked(query, caller, context),
  )
  const suggestAsTyped = createSuggest(readers)
  bind(api, services, suggest, ({ query, context }) => suggestAsTyped(query, context))
  bind(api, services, fruitlessSearchesCall, ({ query }) =>
    listFruitlessSearches(readThrough(services, 'reports'), query),
  )
  bind(api, services, contract.getBeer, ({ params, query, caller }) =>
    getBeer(pool, params.id, caller, shopDay(env), query.before),
  )
  const listSimilarBeers = createListSimilarBeers(readers)
  bind(api, services, contract.listSimilarBeers, ({ params, context }) =>
    listSimilarBeers(params.id, context),
  )
  const listOwnBeers = createListOwnBeers(readThrough(services, 'reports'))
  bind(api, services, contract.listOwnBeers, ({ params, query, caller, context }) =>
    listOwnBeers(params.id, query, { caller, context }),
  )
  const listOwnProducts = createListOwnProducts(readThrough(services, 'reports'))
  bind(api, services, ownProducts.listOwnProducts, ({ params, query, caller, context }) =>
    listOwnProducts(params.id, query, { caller, context }),
  )
  bind(api, services, ownProducts.changeOwnProducts, ({ params, body, caller }) =>
    changeOwnProducts(services, params.id, body, caller),
  )
  bind(api, services, ownProducts.archiveOwnProducts, ({ params, body, caller }) =>
    archiveOwnProducts(services, params.id, body, caller),
  )
  bind(api, services, contract.listTopRated, () => listTopRated(pool, shopDay(env)))
  bind(api, services, contract.listBestSellers, () => listBestSellers(pool, shopDay(env)))
  bind(api, services, contract.getShopRating, () => getShopRating(pool))
  bind(api, services, monthCall, () => getBreweryOfTheMonth(pool, memory, shopDay(env)))
  bind(api, services, contract.listBreweries, () => listBreweries(pool, memory))
  bind(api, services, allBreweriesCall, ({ query }) => listAllBreweries(pool, memory, query))
  bind(api, services, publishing.publishBeer, ({ body, caller, context }) =>
    publishBeer(services, body, caller, peerOf(context)),
  )
  bind(api, services, publishing.getRoom, ({ params, caller }) => getRoom(readers, params.id, caller))
}
