import type { Context } from 'hono'
import type { WordsMatch } from '#contract/catalogue.ts'
import type { Refusal } from '#contract/errors.ts'
import { LEAFED_BEERS } from '#contract/limits.ts'
import type { Ask } from '#database/within-time.ts'
import type { BeersAmong } from '../../ports/beer-search.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { createLookInTurn } from './look-in-turn.ts'

type Asked = {
  among: Exclude<BeersAmong, 'on-sale'>
  /** None: every beer, newest first. */
  q: string | undefined
  /** From 1. */
  page: number
  perPage: number
}
/** `total` is exact; of more pages than can be leafed through, so many. */
type Found<Row> = { products: Row[]; total: number; totalPages: number; match?: WordsMatch }

/**
 * Makes what finds beers in whatever state for admins and sellers, as a search of the shop finds those on sale: it reads what was
 * committed before, takes as long at most, and refuses what createLookInTurn does. Past the end: an empty list.
 */
export function createFindKeptBeers(services: Pick<Services, 'pool' | 'env' | 'search'>) {
  const { env, search } = services
  const lookInTurn = createLookInTurn(services, env.SEARCH_TIMEOUT_MS)
  /** @param readRows these beers, in this order */
  return async <Row>(
    { among, q, page, perPage }: Asked,
    context: Context,
    readRows: (ask: Ask, ids: string[]) => Promise<Row[]>,
  ): Promise<Found<Row> | Refusal> => {
    const pages = Math.floor(LEAFED_BEERS / perPage)
    const isTooFar = page > pages
    return lookInTurn(context, {
      find: () =>
        search.find({
          among,
          filter: { name: q },
          today: shopDay(env),
          skip: isTooFar ? 0 : (page - 1) * perPage,
          take: perPage,
        }),
      async read(ask, { beers, total, match }) {
        const ids = isTooFar ? [] : beers.map(({ id }) => id)
        return {
          products: ids.length ? await readRows(ask, ids) : [],
          total,
          totalPages: Math.min(Math.ceil(total / perPage), pages),
          ...(q && total > 0 && { match }),
        }
      },
    })
  }
}
