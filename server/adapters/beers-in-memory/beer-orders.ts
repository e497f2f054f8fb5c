import type { BeerFilter } from '#contract/catalogue.ts'
import type { BeerColumns } from './beer-columns.ts'
import { STANDINGS } from './beer-columns.ts'

/** What lists are put in order by: a higher rank comes first, and of the same rank the newer beer, or the older one. */
export type BeerOrder = { rank: (beer: number) => number; newerFirst: boolean }

/** Above every price that counts: what is in stock comes before what is sold out, whatever it costs. A rank has nine digits at most. */
const STEP = 2 ** 28

/** @param scores how well each beer matches: the order where none is asked for is by match, then stock, then standing */
export function orderOf(
  { inStock, priceCents, litreCents, standing }: BeerColumns,
  scores: Uint16Array,
  order: BeerFilter['order'],
): BeerOrder {
  const cheapest = ({ values }: { values: Int32Array }) => ({
    rank: (beer: number) => (inStock.values[beer]! + 1) * STEP - Math.min(values[beer]!, STEP),
    newerFirst: false,
  })
  if (order === 'OrderAscPrice') return cheapest(priceCents)
  // What has no volume comes last.
  if (order === 'OrderAscLitre') return cheapest(litreCents)
  if (order === 'OrderDesPrice') {
    return { rank: (beer) => inStock.values[beer]! * STEP + priceCents.values[beer]!, newerFirst: true }
  }
  return {
    rank: (beer) => (scores[beer]! * 2 + inStock.values[beer]!) * STANDINGS + standing.values[beer]!,
    newerFirst: true,
  }
}
