import type { Pool } from 'pg'
import type { BeerFilter, BeerPage } from '#contract/catalogue.ts'
import { BEERS_PER_PAGE } from '#contract/limits.ts'
import { type BeerRow, beerSummaryOf } from './beer-row.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'
import { partPattern, typoPatterns } from './name-patterns.ts'
import { normalSearchText } from './normal-search-text.ts'
import { type NamePatterns, pageQuery, totalQuery } from './page-query.ts'

type PageRow = BeerRow & { version: string }

/**
 * A page of 12 beers on sale with the exact total of what the filter finds (decisions, "Catalogue"). Past the end:
 * an empty list. A name that nothing holds is searched again with one typo forgiven.
 *
 * A page costs what 12 rows cost, a total what all rows cost: so a total is counted once a version of the catalogue.
 */
export async function listBeers(pool: Pool, memory: CatalogueMemory, filter: BeerFilter): Promise<BeerPage> {
  if (!filter.name) return readPage(pool, memory, filter, undefined)
  const name = normalSearchText(filter.name)
  const exact = await readPage(pool, memory, filter, [partPattern(name)])
  const forgiving = typoPatterns(name)
  if (exact.total > 0 || !forgiving.length) return exact
  return readPage(pool, memory, filter, forgiving)
}

async function readPage(
  pool: Pool,
  memory: CatalogueMemory,
  filter: BeerFilter,
  name: NamePatterns,
): Promise<BeerPage> {
  const { rows } = await pool.query<PageRow>(pageQuery(filter, name))
  const total =
    rows.length || (filter.pag ?? 1) > 1 ? await readTotal(pool, memory, filter, name, rows[0]) : 0
  return { products: rows.map(beerSummaryOf), totalPages: Math.ceil(total / BEERS_PER_PAGE), total }
}

async function readTotal(
  pool: Pool,
  memory: CatalogueMemory,
  { pag: _page, order: _order, ...filter }: BeerFilter,
  name: NamePatterns,
  row: PageRow | undefined,
): Promise<number> {
  const key = JSON.stringify([filter, name])
  const known = row && memory.recall<number>(key, row.version)
  if (known !== undefined) return known
  const { rows } = await pool.query<{ total: number; version: string }>(totalQuery(filter, name))
  memory.keep(key, rows[0]!.version, rows[0]!.total)
  return rows[0]!.total
}
