import type { BeerFilter } from '#contract/beer-filter.ts'
import type { BeerOrder } from '#contract/limits.ts'
import type { BeersAmong } from '../../ports/beer-search.ts'
import { type BeerColumns, STANDINGS } from './beer-columns.ts'

/** Above every price that counts: what is in stock comes before what is sold out, whatever it costs. A rank has nine digits at most. */
const STEP = 2 ** 28

/** More than every day since 1970. */
const DAYS = 100_000

/**
 * What lists are put in order by: a higher rank comes first, and of the same rank the newer beer, or the older one. Ranks are whole numbers
 * from 0 on: so much for each point of a match, so much for a beer in stock, and what a column says, from 0 up to the most that counts. They are
 * sums of columns in one shape for all orders: a function of its own for each would be a call for every beer that no compiler sees through.
 */
export type Ranking = {
  scores: Int32Array
  aPoint: number
  stock: Int32Array
  aStock: number
  column: Int32Array
  /** 1, or -1 where the least of the column comes first, or 0. */
  sign: number
  most: number
  plus: number
  newerFirst: boolean
}
type Sum = Pick<Ranking, 'aStock' | 'newerFirst'> & Partial<Ranking>

const SUMS: { [Order in BeerOrder]: (columns: BeerColumns) => Sum } = {
  OrderAscPrice: ({ priceCents }) => leastFirst(priceCents.values),
  // What has no volume comes last.
  OrderAscLitre: ({ litreCents }) => leastFirst(litreCents.values),
  OrderDesPrice: ({ priceCents }) => mostFirst(priceCents.values),
  OrderBestRated: ({ standing }) => mostFirst(standing.values),
  OrderBestSelling: ({ sold }) => mostFirst(sold.values),
  OrderStrongest: ({ abv }) => mostFirst(abv.values),
  OrderFreshest: ({ packagedOn }) => ({ ...mostFirst(packagedOn.values), most: DAYS }),
}

/** @param scores how well each beer matches words: where no order is asked for it is by match, then stock, then standing */
export function rankingOf(
  columns: BeerColumns,
  scores: Int32Array | undefined,
  order: BeerFilter['order'],
  among: BeersAmong,
): Ranking {
  const stock = columns.inStock.values
  const bare = { scores: stock, aPoint: 0, stock, column: stock, sign: 0, most: STEP, plus: 0 }
  if (order) return { ...bare, ...SUMS[order](columns) }
  if (!scores) return { ...bare, aStock: among === 'on-sale' ? 1 : 0, newerFirst: true }
  const byMatch = { scores, aPoint: 2 * STANDINGS, aStock: STANDINGS }
  return { ...bare, ...byMatch, column: columns.standing.values, sign: 1, newerFirst: true }
}

const leastFirst = (column: Int32Array): Sum => ({
  ...{ aStock: STEP, column, sign: -1, plus: STEP, newerFirst: false },
})
const mostFirst = (column: Int32Array): Sum => ({ aStock: STEP, column, sign: 1, newerFirst: true })
