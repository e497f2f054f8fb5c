import { TASTES, type Taste } from '#contract/tastes.ts'
import type { KnownBeer } from '../ports/beer-search.ts'
import { tasteOf } from './taste-of.ts'

/** From so many of four steps on a beer is called what it has so much of. */
const MUCH = 2.5
const MOST_WORDS = 3

/** What a beer has much of, most of it first, at most three; none where it is mild in all. */
export function tastesMuchOf(beer: Pick<KnownBeer, 'type' | 'abv' | 'ibu'>): Taste[] {
  const profile = tasteOf(beer)
  return TASTES.filter((taste) => profile[taste] >= MUCH)
    .sort((one, other) => profile[other] - profile[one])
    .slice(0, MOST_WORDS)
}
