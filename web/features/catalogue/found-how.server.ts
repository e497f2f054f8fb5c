import type { BeerPage } from '#contract/catalogue.ts'
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
  const isTurned = (from: string | undefined, to: string | undefined) =>
    (typedNumber(from) ?? 0) > (typedNumber(to) ?? Number.POSITIVE_INFINITY)
  return (
    isTurned(query.priceFrom, query.priceTo) ||
    isTurned(query.ABVFrom, query.ABVTo) ||
    isTurned(query.IBUFrom, query.IBUTo)
  )
}
