import type { Context } from 'hono'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { LEAFED_BEERS, PRODUCT_ROWS_PER_PAGE } from '#contract/limits.ts'
import type { listOwnProducts as call, OwnProduct } from '#contract/own-products.ts'
import { countMade, type ProductList } from '#contract/product-lists.ts'
import type { Ask } from '#database/within-time.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { createFindKeptBeers } from './find-kept-beers.ts'
import { countStates, readOwnProducts } from './own-product-rows.ts'

type Read = { counts: Record<ProductList, number>; products: OwnProduct[] }
const NOTHING: Read = {
  counts: { on: 0, 'sold-out': 0, off: 0, past: 0, blocked: 0, archived: 0, ending: 0 },
  products: [],
}

/**
 * Makes `GET /company/{id}/products`: a company's beers in whatever state, 100 a page, those that words find in whatever order
 * is asked for. Past the end: an empty list. Refuses: user-not-found, for everybody but the company itself; with `q` what
 * createFindKeptBeers does.
 */
export function createListOwnProducts(services: Pick<Services, 'pool' | 'env' | 'search'>) {
  const { pool, env } = services
  const findKeptBeers = createFindKeptBeers(services)
  return async (
    id: string,
    { q, state, sort, dir, pag = 1 }: QueryOf<typeof call>,
    { caller, context }: { caller: SessionUser; context: Context },
  ): Promise<ResponseOf<typeof call> | Refusal> => {
    const companyId = id.toLowerCase()
    if (caller.id !== companyId) return refuse('user-not-found')
    const read = async (ask: Ask, ids?: string[]): Promise<Read> => {
      const asked = { companyId, today: shopDay(env), ids }
      return {
        counts: await countStates(ask, asked),
        products: await readOwnProducts(ask, {
          ...asked,
          state,
          sort: sort && { by: sort, down: dir === 'desc' },
          take: PRODUCT_ROWS_PER_PAGE,
          skip: (pag - 1) * PRODUCT_ROWS_PER_PAGE,
        }),
      }
    }
    if (!q) return inPages(await read((query) => pool.query(query)), state)
    let found = NOTHING
    const answer = await findKeptBeers(
      { among: { companyId }, q, page: 1, perPage: LEAFED_BEERS },
      context,
      async (ask, ids) => {
        found = await read(ask, ids)
        return []
      },
    )
    return isRefusal(answer) ? answer : { ...inPages(found, state), match: answer.match }
  }
}

function inPages({ counts, products }: Read, state: ProductList | undefined) {
  const total = state ? counts[state] : countMade(counts)
  return { products, counts, total, totalPages: Math.ceil(total / PRODUCT_ROWS_PER_PAGE) }
}
