import { sql } from 'drizzle-orm'
import type { BeerFilter } from '#contract/beer-filter.ts'
import type { BeerPage } from '#contract/catalogue.ts'
import { CRAWLER_NAMES } from '#contract/crawler-names.ts'
import { FRUITLESS_A_DAY } from '#contract/limits.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { wordsToKeep } from './words-to-keep.ts'

/** One is written after the other, so that a flood of them takes one connection; while so many wait, more are let go. */
const WAITING = 50

type Found = { filter: BeerFilter; page: Pick<BeerPage, 'total' | 'match'>; address: string; browser: string }

/** Tells of an answered search; ends at once. */
export type KeepFruitlessSearch = (found: Found) => void

/**
 * Makes what writes down words that were looked for in vain: of the first page of a search for words alone, by no crawler. Of
 * one address so many an hour (FRUITLESS_SEARCHES_PER_HOUR), and of a day so many different ones: who makes some up drowns
 * nobody else's, and fills nothing. It is written behind the answer, and where that fails it is lost.
 */
export function createKeepFruitlessSearch({
  db,
  env,
  log,
  rateLimits,
}: Pick<Services, 'db' | 'env' | 'log' | 'rateLimits'>): KeepFruitlessSearch {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function write(words: string, foundSome: boolean, address: string): Promise<void> {
    if (await rateLimits.take('fruitless-search', address)) return
    const day = shopDay(env)
    await db.execute(sql`
      INSERT INTO fruitless_searches AS kept (day, found_some, words, times)
      SELECT ${day}::date, ${foundSome}::boolean, CASE
          WHEN EXISTS (SELECT FROM fruitless_searches WHERE day = ${day} AND found_some = ${foundSome} AND words = ${words})
            OR (SELECT count(*) FROM fruitless_searches WHERE day = ${day}) < ${FRUITLESS_A_DAY}
          THEN ${words}::text ELSE '' END, 1
      ON CONFLICT (day, found_some, words) DO UPDATE SET times = kept.times + 1`)
  }

  return ({ filter, page, address, browser }) => {
    if (!isInVain(filter, page) || CRAWLER_NAMES.test(browser) || waiting >= WAITING) return
    const words = wordsToKeep(filter.name!)
    if (!words) return
    waiting++
    last = last
      .then(() => write(words, page.total > 0, address))
      .catch((error) => log.warn({ err: error }, 'a search without a result was not written down'))
      .finally(() => {
        waiting--
      })
  }
}

/** Another filter may be why nothing is found; the words are not. */
function isInVain(
  { name, pag, order: _order, ...others }: BeerFilter,
  { total, match }: Found['page'],
): boolean {
  if (name === undefined || (pag ?? 1) !== 1) return false
  if (Object.values(others).some((value) => value !== undefined)) return false
  return total === 0 || match === 'any'
}
