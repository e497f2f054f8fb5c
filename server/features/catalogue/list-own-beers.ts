import type { listOwnBeers as call } from '#contract/catalogue.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { OWN_BEERS_PER_PAGE } from '#contract/limits.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf, keptFactsOf } from './beer-row.ts'

/**
 * Every beer of a company, on sale or not, newest first, 3 a page (*MY PUBLISHED ARTICLES*). Past the end: an empty
 * list. Refuses: user-not-found, for everybody but the company itself and admins.
 * @param page from 1
 */
export async function listOwnBeers(
  { pool, env }: Pick<Services, 'pool' | 'env'>,
  companyId: string,
  page: number,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const isKeeper = caller.role === 'Admin' || caller.id === companyId.toLowerCase()
  if (!isKeeper || !isUuid(companyId)) return refuse('user-not-found')
  const { rows: counted } = await pool.query<{ total: number }>(
    `SELECT (SELECT count(*) FROM beers WHERE company_id = company.id) AS total
     FROM companies AS company WHERE id = $1`,
    [companyId],
  )
  if (!counted[0]) return refuse('user-not-found')
  const { total } = counted[0]
  const { rows } = await pool.query<BeerRow>(
    `SELECT ${BEER_COLUMNS} FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id
     WHERE beer.company_id = $1
     ORDER BY beer.id DESC LIMIT ${OWN_BEERS_PER_PAGE} OFFSET $2`,
    [companyId, (page - 1) * OWN_BEERS_PER_PAGE],
  )
  const today = shopDay(env)
  return {
    products: rows.map((row) => ({ ...beerSummaryOf(row, today), ...keptFactsOf(row, today) })),
    totalPages: Math.ceil(total / OWN_BEERS_PER_PAGE),
    total,
  }
}
