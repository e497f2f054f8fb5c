import type { BeerCursor, BeerFilter, BeerPage } from '#contract/catalogue.ts'
import { BEERS_PER_PAGE, LAST_BEER_PAGE } from '#contract/limits.ts'
import type { Ask } from '#database/within-time.ts'
import { partPattern } from '../../search/name-patterns.ts'
import { searchWords } from '../../search/search-words.ts'
import { nextCursor } from './beer-cursor.ts'
import { type BeerRow, beerSummaryOf } from './beer-row.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'
import { correctTypo } from './correct-typo.ts'
import { type NamePatterns, pageQuery, totalQuery } from './page-query.ts'

/** A page with where it goes on. */
export type ListedBeers = { page: BeerPage; next: string | undefined }

/** So many are put in order at once; of more, the first are soon met on the way through all that are in order already. */
const FEW_BEERS = 20_000

type PageRow = BeerRow & { version: string }

type Search = {
  ask: Ask
  memory: CatalogueMemory
  filter: BeerFilter
  name: NamePatterns
  today: string
  cursor: BeerCursor | undefined
}

/**
 * A page of 12 beers on sale with the exact total of what the filter finds (decisions, "Catalogue"). Past the end:
 * an empty list. Every word of a name is looked for in a beer's name, brewery and type; what nothing holds is searched again
 * as the beers write it, one typo forgiven.
 *
 * @param today the shop's day, by which beers are fresh
 * @param cursor goes on after this beer, whatever `pag` says
 *
 * A page costs what 12 rows cost, a total what all rows cost: so a total is counted once a version of the catalogue.
 */
export async function listBeers(
  ask: Ask,
  memory: CatalogueMemory,
  filter: BeerFilter,
  today: string,
  cursor?: BeerCursor,
): Promise<ListedBeers> {
  const readPage = (name: NamePatterns) => readBeers({ ask, memory, filter, name, today, cursor })
  const words = searchWords(filter.name ?? '')
  if (!words.length) return readPage(undefined)
  const exact = await readPage([words.map(partPattern)])
  if (exact.page.total > 0) return exact
  const ways = await correctTypo(ask, words)
  return ways.length ? readPage(ways.map((way) => way.map(partPattern))) : exact
}

async function readBeers(search: Search): Promise<ListedBeers> {
  const { ask, filter, name, today, cursor } = search
  // How common words are, and whether they meet, is known only once their beers are counted; the way to the page hangs on it.
  const hasWords = name !== undefined || filter.hops !== undefined
  const found = hasWords ? await readTotal(search, await readVersion(ask)) : undefined
  const isFew = found !== undefined && found <= FEW_BEERS
  const rows = found === 0 ? [] : (await ask<PageRow>(pageQuery(filter, name, today, cursor, isFew))).rows
  const isFirst = !cursor && (filter.pag ?? 1) === 1
  const total = found ?? (rows.length || !isFirst ? await readTotal(search, rows[0]?.version) : 0)
  const shown = rows.slice(0, BEERS_PER_PAGE)
  const products = shown.map((row) => beerSummaryOf(row, today))
  // Of so many pages as can be asked for.
  const totalPages = Math.min(Math.ceil(total / BEERS_PER_PAGE), LAST_BEER_PAGE)
  return { page: { products, totalPages, total }, next: nextCursor(filter.order, rows, shown) }
}

async function readVersion(ask: Ask): Promise<string> {
  const { rows } = await ask<{ version: string }>({ text: 'SELECT catalogue_version() AS version' })
  return rows[0]!.version
}

async function readTotal(
  { ask, memory, filter: { pag: _page, order: _order, ...filter }, name, today }: Search,
  version: string | undefined,
): Promise<number> {
  // What is fresh today is not tomorrow, though no beer changes.
  const key = JSON.stringify([filter, name, filter.fresh && today])
  const known = version === undefined ? undefined : memory.recall<number>(key, version)
  if (known !== undefined) return known
  const { rows } = await ask<{ total: number; version: string }>(totalQuery(filter, name, today))
  memory.keep(key, rows[0]!.version, rows[0]!.total)
  return rows[0]!.total
}
