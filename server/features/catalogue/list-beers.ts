import type { Pool } from 'pg'
import type { BeerFilter, BeerPage } from '#contract/catalogue.ts'
import { BEERS_PER_PAGE } from '#contract/limits.ts'
import { type BeerRow, beerSummaryOf } from './beer-row.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'
import { partPattern, typoPatterns } from './name-patterns.ts'
import { normalSearchText } from './normal-search-text.ts'
import { type NamePatterns, pageQuery, totalQuery } from './page-query.ts'

type PageRow = BeerRow & { version: string }

type Search = {
  pool: Pool
  memory: CatalogueMemory
  filter: BeerFilter
  name: NamePatterns
  today: string
}

/**
 * A page of 12 beers on sale with the exact total of what the filter finds (decisions, "Catalogue"). Past the end:
 * an empty list. A name that nothing holds is searched again with one typo forgiven.
 *
 * @param today the shop's day, by which beers are fresh
 *
 * A page costs what 12 rows cost, a total what all rows cost: so a total is counted once a version of the catalogue.
 */
export async function listBeers(
  pool: Pool,
  memory: CatalogueMemory,
  filter: BeerFilter,
  today: string,
): Promise<BeerPage> {
  const readPage = (name: NamePatterns) => readBeers({ pool, memory, filter, name, today })
  if (!filter.name) return readPage(undefined)
  const name = normalSearchText(filter.name)
  const exact = await readPage([partPattern(name)])
  const forgiving = typoPatterns(name)
  if (exact.total > 0 || !forgiving.length) return exact
  return readPage(forgiving)
}

async function readBeers(search: Search): Promise<BeerPage> {
  const { pool, filter, name, today } = search
  const { rows } = await pool.query<PageRow>(pageQuery(filter, name, today))
  const total = rows.length || (filter.pag ?? 1) > 1 ? await readTotal(search, rows[0]) : 0
  const products = rows.map((row) => beerSummaryOf(row, today))
  return { products, totalPages: Math.ceil(total / BEERS_PER_PAGE), total }
}

async function readTotal(
  { pool, memory, filter: { pag: _page, order: _order, ...filter }, name, today }: Search,
  row: PageRow | undefined,
): Promise<number> {
  // What is fresh today is not tomorrow, though no beer changes.
  const key = JSON.stringify([filter, name, filter.fresh && today])
  const known = row && memory.recall<number>(key, row.version)
  if (known !== undefined) return known
  const { rows } = await pool.query<{ total: number; version: string }>(totalQuery(filter, name, today))
  memory.keep(key, rows[0]!.version, rows[0]!.total)
  return rows[0]!.total
}
