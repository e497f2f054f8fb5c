import type { Context } from 'hono'
import type { BeerSummary } from '#contract/catalogue.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { SIMILAR_BEERS } from '#contract/limits.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { readBeersInOrder } from './find-beers.ts'
import { createLookInTurn } from './look-in-turn.ts'

/**
 * Makes `GET /product/{id}/similar`: beers that can be bought and taste most like that one. Of one that is not on sale
 * nothing is like it, whether it is there or not. Refuses: beer-not-found for what is no id; what createLookInTurn does.
 */
export function createListSimilarBeers({ pool, env, search }: Pick<Services, 'pool' | 'env' | 'search'>) {
  const lookInTurn = createLookInTurn({ pool, env })
  return async (id: string, context: Context): Promise<BeerSummary[] | Refusal> => {
    if (!isUuid(id)) return refuse('beer-not-found')
    return lookInTurn(context, {
      find: () => search.similar(id.toLowerCase(), SIMILAR_BEERS),
      read: (ask, ids) => readBeersInOrder(ask, ids, shopDay(env)),
    })
  }
}
