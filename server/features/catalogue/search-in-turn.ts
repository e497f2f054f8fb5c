import { setTimeout as sleep } from 'node:timers/promises'
import type { BeerCursor, BeerFilter } from '#contract/catalogue.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { type Ask, withinTime } from '#database/within-time.ts'
import { tookTooLong } from '../../http/database-down.ts'
import type { BeerSearch } from '../../ports/beer-search.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { takeTurns } from '../../take-turns.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'
import { findBeers } from './find-beers.ts'
import { type ListedBeers, listBeers } from './list-beers.ts'

/** Who waits longer than so many searches take does not look any more; one address has a part of the places. */
const WAITING = 24
const WAITING_BY_ADDRESS = 6

const RETRY_AFTER_SECONDS = 10

type Asked = { filter: BeerFilter; cursor: BeerCursor | undefined; address: string }

export type SearchInTurn = (asked: Asked) => Promise<ListedBeers | Refusal>

/**
 * Makes what lists beers by a filter. What may take long takes turns, a few at once and of one address fewer, and has so
 * much time: SEARCHES_AT_ONCE, SEARCHES_AT_ONCE_BY_ADDRESS, SEARCH_TIMEOUT_MS. It refuses: too-many-searches,
 * search-too-slow.
 */
export function createSearchInTurn(
  { pool, env, search: beerSearch }: Pick<Services, 'pool' | 'env' | 'search'>,
  memory: CatalogueMemory,
): SearchInTurn {
  const turns = takeTurns({
    atOnce: env.SEARCHES_AT_ONCE,
    waiting: WAITING,
    each: { atOnce: env.SEARCHES_AT_ONCE_BY_ADDRESS, waiting: WAITING_BY_ADDRESS },
  })
  const list = (ask: Ask, { filter, cursor }: Asked) =>
    filter.name === undefined
      ? listBeers(ask, memory, filter, shopDay(env), cursor)
      : findBeers(ask, beerSearch, filter, shopDay(env), cursor)
  const search = async (asked: Asked): Promise<ListedBeers | Refusal> => {
    try {
      const startedAt = performance.now()
      // Before a connection is taken: whoever waits for the index to be read holds none.
      if (asked.filter.name !== undefined && !(await isReadyWithin(beerSearch, env.SEARCH_TIMEOUT_MS))) {
        return refuse('search-too-slow', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      }
      const leftMs = env.SEARCH_TIMEOUT_MS - (performance.now() - startedAt)
      return await withinTime(pool, leftMs, (ask) => list(ask, asked))
    } catch (error) {
      if (!tookTooLong(error)) throw error
      return refuse('search-too-slow', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
  }
  return async (asked) => {
    if (!mayTakeLong(asked.filter)) return list((query) => pool.query(query), asked)
    return (await turns(() => search(asked), asked.address)) ?? refuse('too-many-searches')
  }
}

/** True where no index gives both what is filtered and its order: many beers may be read before twelve are found. */
function mayTakeLong({ price, order, type: _type, pag: _page, ...others }: BeerFilter): boolean {
  if (Object.values(others).some((value) => value !== undefined)) return true
  return price !== undefined && order !== 'OrderAscPrice' && order !== 'OrderDesPrice'
}

async function isReadyWithin(search: BeerSearch, limitMs: number): Promise<boolean> {
  const inTime = new AbortController()
  try {
    return await Promise.race([
      search.ready().then(() => true),
      sleep(limitMs, false, { signal: inTime.signal }),
    ])
  } finally {
    inTime.abort()
  }
}
