import type { Pool } from 'pg'
import type { BeerSummary } from '#contract/catalogue.ts'
import { BEST_SELLERS } from '#contract/limits.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf } from './beer-row.ts'

/**
 * The 3 beers on sale that brought most money, sold-out ones last. By money and not by units: 999 of them at a cent would be
 * a place for ten dollars.
 */
export async function listBestSellers(
  pool: Pool,
  today: string,
): Promise<(BeerSummary & { unitsSold: number })[]> {
  const { rows } = await pool.query<BeerRow>({
    name: 'beers-best-sellers',
    text: `SELECT ${BEER_COLUMNS} FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id
      WHERE beer.on_sale AND beer.sold_cents > 0
      ORDER BY beer.in_stock DESC, beer.sold_cents DESC, beer.id DESC LIMIT ${BEST_SELLERS}`,
  })
  return rows.map((row) => ({ ...beerSummaryOf(row, today), unitsSold: row.unitsSold }))
}
