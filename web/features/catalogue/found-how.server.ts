import type { BeerPage } from '#contract/catalogue.ts'
import { FILTER_BOUNDS } from '#contract/limits.ts'
import * as filterTexts from '#contract/texts/shop-filters.ts'
import { textOf } from '#contract/texts/text.ts'
import { typedNumber } from '#contract/typed-numbers.ts'
import { wordsMatchSaid } from '#web/request/words-match.server.ts'
import type { ShopQuery } from './shop-address.ts'

/** What is said beside the count of beers: nothing where they were found by what was typed. */
export function foundHow({ match }: BeerPage, query: ShopQuery): string {
  return `${wordsMatchSaid(match)}${hasTurnedBounds(query) ? textOf(filterTexts.turnedBounds) : ''}`
}

function hasTurnedBounds(query: ShopQuery): boolean {
  return FILTER_BOUNDS.some(([from, to]) => {
    const [least, most] = [typedNumber(query[from]), typedNumber(query[to])]
    return least !== undefined && most !== undefined && least > most
  })
}
