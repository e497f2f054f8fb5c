import type { Context } from 'hono'
import type { findProducts as call, FoundProduct } from '#contract/admin-products.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import { ADMIN_ROWS_PER_PAGE } from '#contract/limits.ts'
import type { Ask } from '#database/within-time.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { SHOWN_COMPANY } from './beer-row.ts'
import { createFindKeptBeers } from './find-kept-beers.ts'
import { PRODUCT_COLUMNS, type ProductRow, productOf } from './product-row.ts'

type Row = ProductRow & { companyId: string; companyActive: boolean; company: string }

/** Makes `GET /admin/products`: beers of all breweries in whatever state, 25 a page. Refuses what createFindKeptBeers does. */
export function createFindProducts(services: Pick<Services, 'pool' | 'env' | 'search'>) {
  const findKeptBeers = createFindKeptBeers(services)
  return (
    { q, pag = 1 }: QueryOf<typeof call>,
    context: Context,
  ): Promise<ResponseOf<typeof call> | Refusal> =>
    findKeptBeers({ among: 'all', q, page: pag, perPage: ADMIN_ROWS_PER_PAGE }, context, (ask, ids) =>
      readProducts(ask, ids, shopDay(services.env)),
    )
}

async function readProducts(ask: Ask, ids: string[], today: string): Promise<FoundProduct[]> {
  const { rows } = await ask<Row>({
    name: 'found-products',
    text: `SELECT ${PRODUCT_COLUMNS}, beer.company_id AS "companyId", beer.company_active AS "companyActive", ${SHOWN_COMPANY}
      FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id
      WHERE beer.id = ANY($1::uuid[]) ORDER BY array_position($1::uuid[], beer.id)`,
    values: [ids],
  })
  return rows.map(({ companyId, companyActive, company, ...row }) => ({
    ...productOf(row, today),
    company: { id: companyId, company },
    companyActive,
  }))
}
