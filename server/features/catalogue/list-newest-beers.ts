import type { Pool } from 'pg'
import type { BeerCursor } from '#contract/beer-filter.ts'
import type { BeerSummary } from '#contract/catalogue.ts'
import { PLAIN_LIST_LIMIT } from '#contract/limits.ts'
import { nextCursor } from './beer-cursor.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf } from './beer-row.ts'

/** Ids rise with time: a beer that is newer than every other. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/**
 * The plain form of `GET /product`: beers on sale, newest first, those that are sold out last, at most 1,000. `next` is the
 * cursor of those that follow: the last id, and whether it stood among those in stock, which it may have left since.
 */
export async function listNewestBeers(
  pool: Pool,
  today: string,
  { id, inStock }: BeerCursor = { id: LAST_ID, inStock: true },
): Promise<{ beers: BeerSummary[]; next: string | undefined }> {
  const { rows } = await pool.query<BeerRow>({
    name: 'beers-newest',
    text: `SELECT ${BEER_COLUMNS}
      FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id
      WHERE beer.on_sale AND (beer.in_stock, beer.id) < ($1, $2)
      ORDER BY beer.in_stock DESC, beer.id DESC LIMIT $3`,
    values: [inStock, id, PLAIN_LIST_LIMIT + 1],
  })
  const shown = rows.slice(0, PLAIN_LIST_LIMIT)
  return {
    beers: shown.map((row) => beerSummaryOf(row, today)),
    next: nextCursor(rows, shown),
  }
}
