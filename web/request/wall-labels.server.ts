import { listBeers } from '#contract/catalogue.ts'
import type { BeerOrder } from '#contract/limits.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from './page-request.ts'

/**
 * The pictures of a wall of labels (`layout/label-wall.tsx`): a page of beers, the newest first where no order is asked for. An ornament: a
 * shop without beers, or without its database, has none, and the page still stands.
 */
export async function wallLabels(context: PageContext, order?: BeerOrder): Promise<string[]> {
  const answer = await tryApi(context, listBeers, { query: { pag: '1', ...(order && { order }) } })
  const beers = answer.ok && 'products' in answer.value ? answer.value.products : []
  return beers.map(({ image }) => image).filter(Boolean)
}
