import type { BeerFilter } from '#contract/beer-filter.ts'
import {
  ABV_STEPS,
  BEER_ORDERS,
  BEER_TYPES,
  CONTAINERS,
  IBU_STEPS,
  PRICE_STEPS,
  RATING_STEPS,
  SEARCH_MAX_CHARACTERS,
} from '#contract/limits.ts'
import { COUNTRIES } from '#contract/places.ts'
import { SEARCH_SYNONYMS } from '#contract/search-synonyms.ts'
import { numbersFrom } from '#tests/factories/numbers-from.ts'
import { BEER_WORDS } from './beer-words.ts'
import { HOPS } from './fill-catalogue.ts'

type Chance = ReturnType<typeof numbersFrom>

/** What is known of the shop that is asked: names of some beers, and its breweries. */
export type Known = { names: readonly string[]; companies: readonly string[] }

/** So many words are read of a text. */
const MOST_WORDS = 12
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** A letter of them may be mistyped, and the word is still told. */
const LONG_WORDS = BEER_WORDS.filter((word) => word.length > 5 && !word.includes(' '))
const SAID = SEARCH_SYNONYMS.flatMap(({ said }) => said)

/**
 * Requests as people might make them and as they might be made up, the same for the same seed: a page by some filters, by words of
 * a name, by a word with a typo, or by any text and any filters.
 */
export function requestsFrom(seed: number, { names, companies }: Known) {
  const chance = numbersFrom(seed)
  const { below, among } = chance
  const wordsOfAName = () =>
    among(names)
      .split(' ')
      .filter((word) => word.length > 3)
  const typo = () => {
    const word = among(LONG_WORDS)
    const at = 1 + below(word.length - 1)
    return word.slice(0, at) + among([...LETTERS]) + word.slice(at + 1)
  }
  const TEXTS: (() => string)[] = [
    () => among(wordsOfAName()),
    () => wordsOfAName().slice(0, 2).join(' '),
    () => among(names),
    typo,
    () => `${typo()} ${typo()} ${typo()}`,
    // Beginnings of words: the fewer letters, the more of them there are.
    () => among(BEER_WORDS).slice(0, 1 + below(4)),
    () => several(chance, [...LETTERS], MOST_WORDS).join(' '),
    () => several(chance, BEER_WORDS.slice(0, 30), MOST_WORDS).join(' '),
    () => several(chance, SAID, 4).join(' '),
    () => Array.from({ length: 1 + below(60) }, () => among([...LETTERS])).join(''),
  ]
  return {
    byFilters: (): BeerFilter => someFilters(chance, companies),
    byTwoWords: (): BeerFilter => ({ name: wordsOfAName().slice(0, 2).join(' ') }),
    byTypo: (): BeerFilter => ({ name: typo() }),
    byAnything: (): BeerFilter => ({
      ...(below(3) > 0 && { name: among(TEXTS)().slice(0, SEARCH_MAX_CHARACTERS) }),
      ...(below(3) > 0 && someFilters(chance, companies)),
      ...(below(4) === 0 && { order: among(BEER_ORDERS) }),
      ...(below(10) === 0 && { pag: 1 + below(800) }),
    }),
  }
}

/** One to four filters. */
function someFilters(chance: Chance, companies: readonly string[]): BeerFilter {
  const { below, among } = chance
  const FILTERS: (() => BeerFilter)[] = [
    () => ({ type: several(chance, BEER_TYPES, 4) }),
    () => ({ price: among(PRICE_STEPS) }),
    () => ({ IBU: among(IBU_STEPS) }),
    () => ({ ABV: among(ABV_STEPS) }),
    () => ({ qualification: among(RATING_STEPS) }),
    () => ({ fresh: '1' }),
    () => ({ hops: among(HOPS).toLowerCase() }),
    () => ({ company: several(chance, companies, 3) }),
    () => ({ country: several(chance, COUNTRIES, 3) }),
    () => ({ shipsTo: among(COUNTRIES) }),
    () => ({ container: several(chance, CONTAINERS, 2) }),
    () => ({ volume: several(chance, [330, 355, 473, 500, 750], 2) }),
    () => ({ available: '1' }),
    () => ({ priceFrom: below(12), priceTo: 4 + below(16) }),
    () => ({ ABVFrom: 4 + below(5) }),
    () => ({ IBUTo: 20 + below(60) }),
  ]
  return Object.assign({}, ...several(chance, FILTERS, 4).map((filter) => filter()))
}

function several<Each>({ below, among }: Chance, list: readonly Each[], most: number): Each[] {
  return [...new Set(Array.from({ length: 1 + below(most) }, () => among(list)))]
}

/** As the address of the API's page says it, with the counts of every filter. */
export function addressOf(filter: BeerFilter): string {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
  query.set('facets', '1')
  return `/api/product?${query}`
}
