import type { BeerFilter } from '#contract/beer-filter.ts'
import type { BeerOrder } from '#contract/limits.ts'
import type { BeersAmong } from '../../ports/beer-search.ts'
import { type BeerColumns, STANDINGS } from './beer-columns.ts'

/** What lists are put in order by: a higher rank comes first, and of the same rank the newer beer, or the older one. */
export type Ranking = { rank: (beer: number) => number; newerFirst: boolean }

/** Above every price that counts: what is in stock comes before what is sold out, whatever it costs. A rank has nine digits at most. */
const STEP = 2 ** 28

/** More than every day since 1970. */
const DAYS = 100_000

/** A rank as sums: so much for a beer in stock, so much for each point of a match, and a column, from 0 up to the most that it counts. */
type Sum = {
  aStock: number
  aPoint?: number
  column?: Int32Array
  most?: number
  /** The least of the column comes first. */
  isTurned?: boolean
  newerFirst: boolean
}

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
  if (order) return rankingBy(SUMS[order](columns), stock, stock)
  if (!scores) return rankingBy({ aStock: among === 'on-sale' ? 1 : 0, newerFirst: true }, stock, stock)
  const byMatch = { aPoint: 2 * STANDINGS, aStock: STANDINGS, column: columns.standing.values }
  return rankingBy({ ...byMatch, newerFirst: true }, stock, scores)
}

/** One sum for all orders: a function of its own for each would be a call for every beer that no compiler can see through. */
function rankingBy(
  { aStock, aPoint = 0, column, most = STEP, isTurned = false, newerFirst }: Sum,
  stock: Int32Array,
  scores: Int32Array,
): Ranking {
  const values = column ?? stock
  const [plus, sign] = isTurned ? [STEP, -1] : [0, column ? 1 : 0]
  const rank = (beer: number) =>
    scores[beer]! * aPoint + stock[beer]! * aStock + plus + sign * Math.max(0, Math.min(values[beer]!, most))
  return { rank, newerFirst }
}

const leastFirst = (column: Int32Array): Sum => ({ aStock: STEP, column, isTurned: true, newerFirst: false })
const mostFirst = (column: Int32Array): Sum => ({ aStock: STEP, column, newerFirst: true })
