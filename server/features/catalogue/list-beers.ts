import type { Pool } from 'pg'
import type { BeerFilter, BeerPage } from '#contract/catalogue.ts'
import { BEERS_PER_PAGE } from '#contract/limits.ts'
import { type BeerRow, beerSummaryOf } from './beer-row.ts'
import { partPattern, typoPatterns } from './name-patterns.ts'
import { normalSearchText } from './normal-search-text.ts'
import { type NamePatterns, pageQuery, totalQuery } from './page-query.ts'

type PageRow = BeerRow & { total: number }

/**
 * A page of 12 beers on sale with the exact total of what the filter finds (decisions, "Catalogue"). Past the end:
 * an empty list. A name that nothing holds is searched again with one typo forgiven.
 */
export async function listBeers(pool: Pool, filter: BeerFilter): Promise<BeerPage> {
  if (!filter.name) return readPage(pool, filter, undefined)
  const name = normalSearchText(filter.name)
  const exact = await readPage(pool, filter, [partPattern(name)])
  const forgiving = typoPatterns(name)
  if (exact.total > 0 || !forgiving.length) return exact
  return readPage(pool, filter, forgiving)
}

async function readPage(pool: Pool, filter: BeerFilter, name: NamePatterns): Promise<BeerPage> {
  const { rows } = await pool.query<PageRow>(pageQuery(filter, name))
  const total = rows[0]?.total ?? (await readTotalPastTheEnd(pool, filter, name))
  return { products: rows.map(beerSummaryOf), totalPages: Math.ceil(total / BEERS_PER_PAGE), total }
}

async function readTotalPastTheEnd(pool: Pool, filter: BeerFilter, name: NamePatterns): Promise<number> {
  if ((filter.pag ?? 1) === 1) return 0
  const { rows } = await pool.query<{ total: number }>(totalQuery(filter, name))
  return rows[0]?.total ?? 0
}
