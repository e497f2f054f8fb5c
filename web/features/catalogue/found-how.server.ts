import type { BeerPage } from '#contract/catalogue.ts'
import { FILTER_BOUNDS } from '#contract/limits.ts'
import * as foundWords from '#contract/texts/found-words.ts'
import * as filterTexts from '#contract/texts/shop-filters.ts'
import { textOf } from '#contract/texts/text.ts'
import { typedNumber } from '#contract/typed-numbers.ts'
import type { ShopQuery } from './shop-address.ts'

/** What is said beside the count of beers: nothing where they were found by what was typed. */
export function foundHow({ match }: BeerPage, query: ShopQuery): string {
  const words =
    match === 'typo' ? foundWords.similarWords : match === 'any' ? foundWords.someWords : undefined
  return `${words ? textOf(words) : ''}${hasTurnedBounds(query) ? textOf(filterTexts.turnedBounds) : ''}`
}

function hasTurnedBounds(query: ShopQuery): boolean {
  return FILTER_BOUNDS.some(([from, to]) => {
    const [least, most] = [typedNumber(query[from]), typedNumber(query[to])]
    return least !== undefined && most !== undefined && least > most
  })
}
