import type { BeerSummary } from '#contract/catalogue.ts'
import * as similarTexts from '#contract/texts/similar.ts'
import type { Text } from '#contract/texts/text.ts'

/** Less than that nobody tastes. */
const TASTED = { ibu: 8, abvPercent: 0.8 }

type Tasted = Pick<BeerSummary, 'ABV' | 'IBU'>

/** What a beer is more or less of than another one, in words; of one that does not say its IBU, only of strength. */
export function differences(other: Tasted, beer: Tasted): Text[] {
  const words: Text[] = []
  const knowsIbu = knowIbu(other, beer)
  const bitterer = knowsIbu ? other.IBU! - beer.IBU! : 0
  // In hundredths, as they are kept: 5 − 4.2 is not quite 0.8.
  const stronger = Math.round((other.ABV - beer.ABV) * 100) / 100
  if (bitterer >= TASTED.ibu) words.push(similarTexts.bitterer)
  if (bitterer <= -TASTED.ibu) words.push(similarTexts.milder)
  if (stronger >= TASTED.abvPercent) words.push(similarTexts.stronger)
  if (stronger <= -TASTED.abvPercent) words.push(similarTexts.lighter)
  return words
}

/** The same, and where nobody would taste a difference, that there is none. */
export function tasteBeside(other: Tasted, beer: Tasted): Text[] {
  const words = differences(other, beer)
  if (words.length) return words
  return [knowIbu(other, beer) ? similarTexts.asMuch : similarTexts.asStrong]
}

function knowIbu(other: Tasted, beer: Tasted): boolean {
  return other.IBU !== null && beer.IBU !== null
}
