import type { Context } from 'hono'
import type { listBeers as call } from '#contract/catalogue.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'
import { listBeers } from './list-beers.ts'
import { listNewestBeers } from './list-newest-beers.ts'

/**
 * `GET /product` has two forms: with a query a page with its total; without one a plain array, whose `Link` header
 * leads to the next thousand (RFC 8288).
 */
export async function listBeersAsAsked(
  { pool, env }: Pick<Services, 'pool' | 'env'>,
  memory: CatalogueMemory,
  query: QueryOf<typeof call>,
  context: Context,
): Promise<ResponseOf<typeof call>> {
  const { cursor, ...filter } = query
  if (Object.keys(filter).length) return listBeers(pool, memory, filter, shopDay(env))
  const { beers, next } = await listNewestBeers(pool, shopDay(env), cursor)
  if (next) context.header('Link', `</api/product?cursor=${next}>; rel="next"`)
  return beers
}
