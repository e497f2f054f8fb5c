import type { BeerPlace } from '../../ports/beer-search.ts'
import type { BeerIds } from './beer-ids.ts'
import type { Ranking } from './beer-orders.ts'
import { type Place, TopBeers } from './top-beers.ts'

/**
 * The first of these beers by their ranking, at most so many, in their order.
 * @param beers by their numbers, rising
 * @param after only what comes after this place of the same order
 */
export function pickBeers(
  ids: BeerIds,
  beers: Int32Array,
  { scores, aPoint, stock, aStock, column, sign, most, plus, newerFirst }: Ranking,
  take: number,
  after: BeerPlace | undefined,
): Place[] {
  const top = new TopBeers(take, (one, other) =>
    newerFirst ? ids.compare(other, one) : ids.compare(one, other),
  )
  // From the end that comes first: what comes later is seldom taken in then.
  const [begin, step] = newerFirst ? [beers.length - 1, -1] : [0, 1]
  // What has no higher rank comes after all that was found: nearly everything is left behind by one comparison.
  let beaten = -1
  for (let at = begin; at >= 0 && at < beers.length; at += step) {
    const beer = beers[at]!
    const said = sign * Math.max(0, Math.min(column[beer]!, most))
    const rank = scores[beer]! * aPoint + stock[beer]! * aStock + plus + said
    if (rank <= beaten || (after && !isAfter(ids, beer, rank, after, newerFirst))) continue
    top.offer(beer, rank)
    const { last } = top
    // Newest first, from where numbers are in order of age on: all that follow are older.
    const isOldest = newerFirst && beer < ids.inOrder && (last?.beer ?? 0) < ids.inOrder
    if (last) beaten = isOldest ? last.rank : last.rank - 1
  }
  return top.inOrder()
}

function isAfter(ids: BeerIds, beer: number, rank: number, place: BeerPlace, newerFirst: boolean): boolean {
  if (rank !== place.rank) return rank < place.rank
  const difference = ids.compareTo(beer, place.id)
  return newerFirst ? difference < 0 : difference > 0
}
