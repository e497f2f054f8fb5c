import type { BeerQuestion, FoundBeers } from '../../ports/beer-search.ts'
import { filterOf } from './beer-filters.ts'
import type { BeerIndex } from './beer-index.ts'
import { orderOf } from './beer-orders.ts'
import { findWords } from './find-words.ts'
import { TopBeers } from './top-beers.ts'

/** Looks the answer up in the index as it is. */
export function answerQuestion(
  index: BeerIndex,
  { filter, today, skip, take, after }: BeerQuestion,
): FoundBeers {
  const { scores, match } = findWords(index, filter.name ?? '')
  const fits = filterOf(index, filter, today)
  const { rank, newerFirst } = orderOf(index.columns, scores, filter.order)
  const before = (one: number, other: number) =>
    rank(other) - rank(one) || (newerFirst ? index.ids.compare(other, one) : index.ids.compare(one, other))
  const top = new TopBeers(skip + take, before)
  const isAfter = after && comesAfter(index, { ...after, newerFirst })
  let total = 0
  for (let beer = 0; beer < index.size; beer++) {
    if (scores[beer] === 0 || !fits(beer)) continue
    total++
    if (!isAfter || isAfter(beer, rank(beer))) top.offer(beer)
  }
  const beers = top
    .inOrder()
    .slice(skip)
    .map((beer) => ({ rank: rank(beer), id: index.ids.idOf(beer) }))
  return { beers, total, match }
}

function comesAfter(
  { ids }: BeerIndex,
  { rank, id, newerFirst }: { rank: number; id: string; newerFirst: boolean },
): (beer: number, itsRank: number) => boolean {
  return (beer, itsRank) => {
    if (itsRank !== rank) return itsRank < rank
    const difference = ids.compareTo(beer, id)
    return newerFirst ? difference < 0 : difference > 0
  }
}
