import type { Context } from 'hono'
import type { listSellerProducts as call } from '#contract/admin-products.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { ADMIN_ROWS_PER_PAGE } from '#contract/limits.ts'
import type { Ask } from '#database/within-time.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { countOwnBeers } from './count-own-beers.ts'
import { createFindKeptBeers } from './find-kept-beers.ts'
import { PRODUCT_COLUMNS, type ProductRow, productOf } from './product-row.ts'

/**
 * Makes what lists the beers of a company in whatever state, 25 a page: newest first, or those that `q` finds. Past the end: an
 * empty list. Refuses: user-not-found; with `q` what createFindKeptBeers does.
 */
export function createListSellerProducts(services: Pick<Services, 'pool' | 'env' | 'search'>) {
  const { pool, env } = services
  const findKeptBeers = createFindKeptBeers(services)
  return async (
    companyId: string,
    { q, pag = 1 }: QueryOf<typeof call>,
    context: Context,
  ): Promise<ResponseOf<typeof call> | Refusal> => {
    const total = isUuid(companyId) ? await countOwnBeers(pool, companyId) : undefined
    if (total === undefined) return refuse('user-not-found')
    const today = shopDay(env)
    if (q) {
      const asked = {
        among: { companyId: companyId.toLowerCase() },
        q,
        page: pag,
        perPage: ADMIN_ROWS_PER_PAGE,
      }
      return findKeptBeers(asked, context, async (ask, ids) =>
        (await readInOrder(ask, ids)).map((row) => productOf(row, today)),
      )
    }
    const { rows } = await pool.query<ProductRow>(
      `SELECT ${PRODUCT_COLUMNS} FROM beers AS beer WHERE company_id = $1
       ORDER BY id DESC LIMIT ${ADMIN_ROWS_PER_PAGE} OFFSET $2`,
      [companyId, (pag - 1) * ADMIN_ROWS_PER_PAGE],
    )
    return {
      products: rows.map((row) => productOf(row, today)),
      total,
      totalPages: Math.ceil(total / ADMIN_ROWS_PER_PAGE),
    }
  }
}

async function readInOrder(ask: Ask, ids: string[]): Promise<ProductRow[]> {
  const { rows } = await ask<ProductRow>({
    name: 'found-seller-products',
    text: `SELECT ${PRODUCT_COLUMNS} FROM beers AS beer
      WHERE id = ANY($1::uuid[]) ORDER BY array_position($1::uuid[], id)`,
    values: [ids],
  })
  return rows
}
