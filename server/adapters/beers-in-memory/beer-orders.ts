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

const RANKINGS: { [Order in BeerOrder]: (columns: BeerColumns) => Ranking } = {
  OrderAscPrice: ({ inStock, priceCents }) => leastFirst(inStock.values, priceCents.values),
  // What has no volume comes last.
  OrderAscLitre: ({ inStock, litreCents }) => leastFirst(inStock.values, litreCents.values),
  OrderDesPrice: ({ inStock, priceCents }) => mostFirst(inStock.values, priceCents.values),
  OrderBestRated: ({ inStock, standing }) => mostFirst(inStock.values, standing.values),
  OrderBestSelling: ({ inStock, sold }) => mostFirst(inStock.values, sold.values),
  OrderStrongest: ({ inStock, abv }) => mostFirst(inStock.values, abv.values),
  OrderFreshest: ({ inStock, packagedOn }) => {
    const [stock, days] = [inStock.values, packagedOn.values]
    return {
      rank: (beer) => stock[beer]! * STEP + Math.max(0, Math.min(days[beer]!, DAYS)),
      newerFirst: true,
    }
  },
}

/** @param scores how well each beer matches words: where no order is asked for it is by match, then stock, then standing */
export function rankingOf(
  columns: BeerColumns,
  scores: Uint16Array | undefined,
  order: BeerFilter['order'],
  among: BeersAmong,
): Ranking {
  if (order) return RANKINGS[order](columns)
  const [stock, standing] = [columns.inStock.values, columns.standing.values]
  if (!scores) return { rank: among === 'on-sale' ? (beer) => stock[beer]! : () => 0, newerFirst: true }
  return {
    rank: (beer) => (scores[beer]! * 2 + stock[beer]!) * STANDINGS + standing[beer]!,
    newerFirst: true,
  }
}

function leastFirst(stock: Int32Array, values: Int32Array): Ranking {
  return { rank: (beer) => (stock[beer]! + 1) * STEP - Math.min(values[beer]!, STEP), newerFirst: false }
}

function mostFirst(stock: Int32Array, values: Int32Array): Ranking {
  return { rank: (beer) => stock[beer]! * STEP + values[beer]!, newerFirst: true }
}
