import type { BeerFilter, WithoutOne } from '#contract/beer-filter.ts'
import type { BeerPlace, BeerQuestion, FoundBeers } from '../../ports/beer-search.ts'
import type { BeerIndex } from './beer-index.ts'
import { rankingOf } from './beer-orders.ts'
import { beersAmong } from './beers-among.ts'
import { countFacets } from './count-facets.ts'
import { findWords } from './find-words.ts'
import { type Narrowed, narrow } from './narrow.ts'
import { TopBeers } from './top-beers.ts'

/** Of longer texts it is not told what each word costs. */
const MOST_WORDS = 4

/** Looks the answer up in the index as it is. */
export function answerQuestion(index: BeerIndex, question: BeerQuestion): FoundBeers {
  try {
    return lookUp(index, question)
  } finally {
    index.scratch.giveBack()
  }
}

function lookUp(index: BeerIndex, question: BeerQuestion): FoundBeers {
  const { filter, today, facets, among = 'on-sale' } = question
  const isAmong = beersAmong(index, among)
  const words = filter.name === undefined ? undefined : findWords(index, isAmong, filter.name)
  const narrowed = narrow(index, isAmong, filter, today, words?.scores)
  const total = narrowed.fitting.length
  return {
    beers: pickBeers(index, narrowed.fitting, words?.scores, question),
    total,
    match: words?.match ?? 'all',
    ...(facets && { facets: countFacets(index, filter, today, narrowed) }),
    ...(facets && !total && { without: withoutEach(index, isAmong, filter, today, narrowed) }),
  }
}

function pickBeers(
  { columns, ids }: BeerIndex,
  fitting: Int32Array,
  scores: Uint16Array | undefined,
  { among = 'on-sale', filter, skip, take, after }: BeerQuestion,
): BeerPlace[] {
  const { rank, newerFirst } = rankingOf(columns, scores, filter.order, among)
  const top = new TopBeers(skip + take, (one, other) =>
    newerFirst ? ids.compare(other, one) : ids.compare(one, other),
  )
  const isAfter = (beer: number, itsRank: number, place: BeerPlace) => {
    if (itsRank !== place.rank) return itsRank < place.rank
    const difference = ids.compareTo(beer, place.id)
    return newerFirst ? difference < 0 : difference > 0
  }
  const offer = (beer: number) => {
    const itsRank = rank(beer)
    if (!after || isAfter(beer, itsRank, after)) top.offer(beer, itsRank)
  }
  // From the end that comes first: what comes later is seldom taken in then.
  if (newerFirst) for (let at = fitting.length - 1; at >= 0; at--) offer(fitting[at]!)
  else for (let at = 0; at < fitting.length; at++) offer(fitting[at]!)
  return top
    .inOrder()
    .slice(skip)
    .map((place) => ({ rank: place.rank, id: ids.idOf(place.beer) }))
}

/** What there would be without one of the filters, or without one of the words: what gives nothing is left out. */
function withoutEach(
  index: BeerIndex,
  isAmong: Uint8Array,
  filter: BeerFilter,
  today: string,
  { names, leftOutBy }: Narrowed,
): WithoutOne[] {
  const withoutFilters = names.map((name) => ({ filter: name, total: leftOutBy(name).length }))
  const words = (filter.name ?? '').split(/\s+/).filter(Boolean)
  const isShort = words.length > 1 && words.length <= MOST_WORDS
  const withoutWords = (isShort ? words : []).map((word, at) => {
    const { scores } = findWords(index, isAmong, words.toSpliced(at, 1).join(' '))
    const { fitting } = narrow(index, isAmong, filter, today, scores)
    return { filter: 'name' as const, word, total: fitting.length }
  })
  return [...withoutWords, ...withoutFilters].filter(({ total }) => total > 0)
}
