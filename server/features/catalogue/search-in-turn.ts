import type { BeerFilter } from '#contract/beer-filter.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { tookTooLong } from '../../http/database-down.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { takeTurns } from '../../take-turns.ts'
import { type AskedBeers, type ListedBeers, pageOfFound, questionOf } from './find-beers.ts'

/** Who waits longer than so many searches take does not look any more; one address has a part of the places. */
const WAITING = 24
const WAITING_BY_ADDRESS = 6

export const RETRY_AFTER_SECONDS = 10

type Asked = AskedBeers & { address: string }

export type SearchInTurn = (asked: Asked) => Promise<ListedBeers | Refusal>

/**
 * Makes what lists beers by a filter. What narrows them takes turns, a few at once and of one address fewer, and everything
 * has so much time: SEARCHES_AT_ONCE, SEARCHES_AT_ONCE_BY_ADDRESS, SEARCH_TIMEOUT_MS. It refuses: too-many-searches,
 * search-too-slow.
 */
export function createSearchInTurn({
  pool,
  env,
  search: beerSearch,
}: Pick<Services, 'pool' | 'env' | 'search'>): SearchInTurn {
  const turns = takeTurns({
    atOnce: env.SEARCHES_AT_ONCE,
    waiting: WAITING,
    each: { atOnce: env.SEARCHES_AT_ONCE_BY_ADDRESS, waiting: WAITING_BY_ADDRESS },
  })
  const tooSlow = () => refuse('search-too-slow', { retryAfterSeconds: RETRY_AFTER_SECONDS })

  async function look(asked: Asked): Promise<ListedBeers | Refusal> {
    const today = shopDay(env)
    try {
      const startedAt = performance.now()
      const found = await within(env.SEARCH_TIMEOUT_MS, beerSearch.find(questionOf(asked, today)))
      if (!found) return tooSlow()
      const page = pageOfFound((query) => pool.query(query), asked, found, today)
      if (!narrows(asked.filter)) return await page
      return (await within(env.SEARCH_TIMEOUT_MS - (performance.now() - startedAt), page)) ?? tooSlow()
    } catch (error) {
      if (!tookTooLong(error)) throw error
      return tooSlow()
    }
  }
  return async (asked) => {
    if (!narrows(asked.filter)) return look(asked)
    return (await turns(() => look(asked), asked.address)) ?? refuse('too-many-searches')
  }
}

/** True of lists that are as many as there are people: not so those of a type, whose answers are remembered. */
function narrows({ order: _order, type: _type, pag: _page, ...others }: BeerFilter): boolean {
  return Object.values(others).some((value) => value !== undefined)
}

/**
 * Nothing where the time is over first: the index is being read for the first time, or the database does not answer. What was asked goes on until
 * the connection's own limit: a transaction with a limit of its own would be three statements more around each few rows that are read by their keys.
 */
export async function within<Answer>(limitMs: number, answer: Promise<Answer>): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined)
  })
  try {
    return await Promise.race([answer, over])
  } finally {
    clearTimeout(timer)
  }
}
