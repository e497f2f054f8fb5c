import type { Pool } from 'pg'
import type { BeerSummary } from '#contract/catalogue.ts'
import { FEATURED_BEERS } from '#contract/limits.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf } from './beer-row.ts'

/**
 * The best rated beers on sale, at most 8, sold-out ones last. In order of their standing, which knows how many rated; ties
 * by number of reviews, then newest (decisions, "Catalogue").
 */
export async function listTopRated(pool: Pool, today: string): Promise<BeerSummary[]> {
  const { rows } = await pool.query<BeerRow>({
    name: 'beers-top-rated',
    text: `SELECT ${BEER_COLUMNS} FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id
      WHERE beer.on_sale AND beer.rating_count > 0
      ORDER BY beer.in_stock DESC, beer.standing DESC, beer.rating_count DESC, beer.id DESC
      LIMIT ${FEATURED_BEERS}`,
  })
  return rows.map((row) => beerSummaryOf(row, today))
}
