import type { Pool } from 'pg'
import { PLAIN_LIST_LIMIT } from '#contract/limits.ts'
import type { CompanyProfile } from '#contract/profiles.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf, keptFactsOf } from '../../features/catalogue/beer-row.ts'

/**
 * A company's beers, newest first, at most 1,000, for the public those that are sold out last; reviews are read with each
 * beer.
 * @param isKeeper the company itself or an admin, who also see what is not on sale, and what is kept about each
 * @param today the shop's day
 */
export async function listCompanyBeers(
  pool: Pool,
  companyId: string,
  isKeeper: boolean,
  today: string,
): Promise<CompanyProfile['Products']> {
  const { rows } = await pool.query<BeerRow>(
    `SELECT ${BEER_COLUMNS} FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id
     WHERE beer.company_id = $1 ${isKeeper ? '' : 'AND beer.on_sale'}
     ORDER BY ${isKeeper ? '' : 'beer.in_stock DESC,'} beer.id DESC LIMIT ${PLAIN_LIST_LIMIT}`,
    [companyId],
  )
  return rows.map((row) => ({
    ...beerSummaryOf(row, today),
    ...(isKeeper && keptFactsOf(row, today)),
  }))
}
