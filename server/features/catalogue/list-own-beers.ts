import type { Context } from 'hono'
import type { listOwnBeers as call, OwnBeer } from '#contract/catalogue.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { OWN_BEERS_PER_PAGE } from '#contract/limits.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { BEER_COLUMNS, type BeerRow, beerSummaryOf, keptFactsOf } from './beer-row.ts'
import { countOwnBeers } from './count-own-beers.ts'
import { createFindKeptBeers } from './find-kept-beers.ts'

const BEERS = `SELECT ${BEER_COLUMNS} FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id`

/**
 * Makes what lists every beer of a company, on sale or not, 3 a page (*MY PUBLISHED ARTICLES*): newest first, or those that `q`
 * finds. Past the end: an empty list. Refuses: user-not-found, for everybody but the company itself and admins; with `q` what
 * createFindKeptBeers does.
 */
export function createListOwnBeers(services: Pick<Services, 'pool' | 'env' | 'search'>) {
  const { pool, env } = services
  const findKeptBeers = createFindKeptBeers(services)
  return async (
    id: string,
    { q, pag = 1 }: QueryOf<typeof call>,
    { caller, context }: { caller: SessionUser; context: Context },
  ): Promise<ResponseOf<typeof call> | Refusal> => {
    const companyId = id.toLowerCase()
    const isKeeper = caller.role === 'Admin' || caller.id === companyId
    const total = isKeeper && isUuid(companyId) ? await countOwnBeers(pool, companyId) : undefined
    if (total === undefined) return refuse('user-not-found')
    const today = shopDay(env)
    if (q) {
      const asked = { among: { companyId }, q, page: pag, perPage: OWN_BEERS_PER_PAGE }
      return findKeptBeers(asked, context, async (ask, ids) => {
        const text = `${BEERS} WHERE beer.id = ANY($1::uuid[]) ORDER BY array_position($1::uuid[], beer.id)`
        const { rows } = await ask<BeerRow>({ name: 'found-own-beers', text, values: [ids] })
        return rows.map((row) => ownBeerOf(row, today))
      })
    }
    const { rows } = await pool.query<BeerRow>(
      `${BEERS} WHERE beer.company_id = $1 ORDER BY beer.id DESC LIMIT ${OWN_BEERS_PER_PAGE} OFFSET $2`,
      [companyId, (pag - 1) * OWN_BEERS_PER_PAGE],
    )
    return {
      products: rows.map((row) => ownBeerOf(row, today)),
      totalPages: Math.ceil(total / OWN_BEERS_PER_PAGE),
      total,
    }
  }
}

function ownBeerOf(row: BeerRow, today: string): OwnBeer {
  return { ...beerSummaryOf(row, today), ...keptFactsOf(row, today) }
}
