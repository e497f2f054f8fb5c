import type { BeerPage } from '#contract/catalogue.ts'
import * as foundWords from '#contract/texts/found-words.ts'
import { textOf } from '#contract/texts/text.ts'
import type { ShopQuery } from './shop-address.ts'

/** What is said beside the count of beers: nothing where they were found by what was typed. */
export function foundHow({ match }: BeerPage): string {
  if (match === 'typo') return textOf(foundWords.similarWords)
  return match === 'any' ? textOf(foundWords.someWords) : ''
}

/** The order that a list is in where none was chosen. */
export function usualOrder({ name }: ShopQuery): string {
  return textOf(name ? foundWords.bestMatchFirst : foundWords.newestFirst)
}
