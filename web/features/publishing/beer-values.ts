import { BEER_FACT_NAMES, BEER_FACTS, type BeerFact } from '#contract/beer-facts.ts'
import type { BeerDetail } from '#contract/catalogue.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { numberText } from '#contract/texts/numbers.ts'
import type { Text } from '#contract/texts/text.ts'

/** What stands in a beer's form: its facts, and of a beer that there is whether it is on sale. */
export type BeerField = BeerFact | 'status'
export const BEER_FIELDS: readonly BeerField[] = [...BEER_FACT_NAMES, 'status']

/** A beer as its form holds it: text by field, '' for what is not there. */
export type BeerValues = Record<BeerField, string>

/** The form of a beer that nobody has written yet. */
export const NO_VALUES = Object.fromEntries(BEER_FIELDS.map((field) => [field, ''])) as BeerValues

/** What a field is called. */
export function labelOf(field: BeerField): Text {
  return field === 'status' ? accountWords.state : BEER_FACTS[field].label
}

/**
 * Its seller's record → what stands in its form, numbers as its reader writes them: `stock` is what is on hand, a drawn label is no
 * picture.
 */
export function valuesOf(beer: BeerDetail): BeerValues {
  const written = Object.fromEntries(
    BEER_FACT_NAMES.map((fact) => [fact, String(beer[fact] ?? '')]),
  ) as Record<BeerFact, string>
  return {
    ...written,
    ABV: numberText(beer.ABV),
    price: numberText(beer.price, 2),
    stock: String(beer.onHand ?? beer.stock),
    image: beer.image.startsWith('/labels/') ? '' : beer.image,
    status: String(beer.status),
  }
}
