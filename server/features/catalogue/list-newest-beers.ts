import type { Pool } from 'pg'
import type { BeerSummary } from '#contract/catalogue.ts'
import { PLAIN_LIST_LIMIT } from '#contract/limits.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf } from './beer-row.ts'

/**
 * The plain form of `GET /product`: beers on sale, newest first, at most 1,000. `next` is the cursor of those that
 * follow: ids rise with time, so the last id is where to go on.
 */
export async function listNewestBeers(
  pool: Pool,
  today: string,
  cursor?: string,
): Promise<{ beers: BeerSummary[]; next: string | undefined }> {
  const { rows } = await pool.query<BeerRow>({
    name: 'beers-newest',
    text: `SELECT ${BEER_COLUMNS}
      FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id
      WHERE beer.on_sale AND ($1::uuid IS NULL OR beer.id < $1)
      ORDER BY beer.id DESC LIMIT $2`,
    values: [cursor ?? null, PLAIN_LIST_LIMIT + 1],
  })
  const beers = rows.slice(0, PLAIN_LIST_LIMIT).map((row) => beerSummaryOf(row, today))
  return { beers, next: rows.length > PLAIN_LIST_LIMIT ? beers.at(-1)?.id : undefined }
}
