import type { BeerCursor, BeerFilter, BeerPage } from '#contract/catalogue.ts'
import { BEERS_PER_PAGE, LAST_BEER_PAGE } from '#contract/limits.ts'
import type { Ask } from '#database/within-time.ts'
import { nextCursor } from './beer-cursor.ts'
import { type BeerRow, beerSummaryOf } from './beer-row.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'
import { pageQuery, totalQuery } from './page-query.ts'

/** A page with where it goes on. */
export type ListedBeers = { page: BeerPage; next: string | undefined }

/** So many are put in order at once; of more, the first are soon met on the way through all that are in order already. */
const FEW_BEERS = 20_000

type PageRow = BeerRow & { version: string }

type Listing = { ask: Ask; memory: CatalogueMemory; filter: BeerFilter; today: string }

/**
 * A page of 12 beers on sale with the exact total of what the filter finds (decisions, "Catalogue"). Past the end:
 * an empty list.
 *
 * @param filter without a name: find-beers.ts looks for words
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
  const listing = { ask, memory, filter, today }
  // How common words are, and whether they meet, is known only once their beers are counted; the way to the page hangs on it.
  const found = filter.hops === undefined ? undefined : await readTotal(listing, await readVersion(ask))
  const isFew = found !== undefined && found <= FEW_BEERS
  const rows = found === 0 ? [] : (await ask<PageRow>(pageQuery(filter, today, cursor, isFew))).rows
  const isFirst = !cursor && (filter.pag ?? 1) === 1
  const total = found ?? (rows.length || !isFirst ? await readTotal(listing, rows[0]?.version) : 0)
  const shown = rows.slice(0, BEERS_PER_PAGE)
  const products = shown.map((row) => beerSummaryOf(row, today))
  return { page: { products, ...pagesOf(total) }, next: nextCursor(filter.order, rows, shown) }
}

/** Of so many pages as can be asked for. */
export function pagesOf(total: number): Pick<BeerPage, 'total' | 'totalPages'> {
  return { totalPages: Math.min(Math.ceil(total / BEERS_PER_PAGE), LAST_BEER_PAGE), total }
}

async function readVersion(ask: Ask): Promise<string> {
  const { rows } = await ask<{ version: string }>({ text: 'SELECT catalogue_version() AS version' })
  return rows[0]!.version
}

async function readTotal(
  { ask, memory, filter: { pag: _page, order: _order, ...filter }, today }: Listing,
  version: string | undefined,
): Promise<number> {
  // What is fresh today is not tomorrow, though no beer changes.
  const key = JSON.stringify([filter, filter.fresh && today])
  const known = version === undefined ? undefined : memory.recall<number>(key, version)
  if (known !== undefined) return known
  const { rows } = await ask<{ total: number; version: string }>(totalQuery(filter, today))
  memory.keep(key, rows[0]!.version, rows[0]!.total)
  return rows[0]!.total
}
