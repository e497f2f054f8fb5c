import type { BeerFilter, WithoutOne } from '#contract/beer-filter.ts'
import type { BeerPlace, BeerQuestion, FoundBeers } from '../../ports/beer-search.ts'
import { type BeerBits, countBits, listBeers } from './beer-bits.ts'
import type { BeerIndex } from './beer-index.ts'
import { rankingOf } from './beer-orders.ts'
import { beersAmong } from './beers-among.ts'
import { countFacets } from './count-facets.ts'
import { findWords, type Matches, scoresOf } from './find-words.ts'
import { type Narrowed, narrow } from './narrow.ts'
import { pickBeers } from './pick-beers.ts'

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
  const asked = beersAmong(index, among)
  const matches = filter.name === undefined ? undefined : findWords(index, asked, filter.name)
  const narrowed = narrow(index, matches?.beers ?? asked, filter, today)
  const fitting = listBeers(narrowed.fitting, index.scratch.wholes(index.size))
  return {
    beers: placesOf(index, fitting, matches, question),
    total: fitting.length,
    match: matches?.match ?? 'all',
    ...(facets && { facets: countFacets(index, filter, today, narrowed, fitting) }),
    ...(facets && !fitting.length && { without: withoutEach(index, asked, filter, today, narrowed) }),
  }
}

function placesOf(
  index: BeerIndex,
  fitting: Int32Array,
  matches: Matches | undefined,
  { among = 'on-sale', filter, skip, take, after }: BeerQuestion,
): BeerPlace[] {
  const scores = matches && !filter.order ? scoresOf(index, matches.parts, fitting) : undefined
  const ranking = rankingOf(index.columns, scores, filter.order, among)
  return pickBeers(index.ids, fitting, ranking, skip + take, after)
    .slice(skip)
    .map((place) => ({ rank: place.rank, id: index.ids.idOf(place.beer) }))
}

/** What there would be without one of the filters, or without the words, or one of them: what gives nothing is left out. */
function withoutEach(
  index: BeerIndex,
  among: BeerBits,
  filter: BeerFilter,
  today: string,
  { names, leftOutBy }: Narrowed,
): WithoutOne[] {
  const withoutFilters = names.map((name) => ({ filter: name, total: countBits(leftOutBy(name)!) }))
  if (filter.name === undefined) return withoutFilters.filter(isSome)
  const words = filter.name.split(/\s+/).filter(Boolean)
  const totalOf = (beers: BeerBits) => countBits(narrow(index, beers, filter, today).fitting)
  const isShort = words.length > 1 && words.length <= MOST_WORDS
  const withoutWords = (isShort ? words : []).map((word, at) => {
    const { beers } = findWords(index, among, words.toSpliced(at, 1).join(' '))
    return { filter: 'name' as const, word, total: totalOf(beers) }
  })
  const withoutName = { filter: 'name' as const, total: totalOf(among) }
  return [...withoutWords, withoutName, ...withoutFilters].filter(isSome)
}

const isSome = ({ total }: WithoutOne) => total > 0
