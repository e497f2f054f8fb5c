import type { BeerSummary } from '#contract/catalogue.ts'
import * as similarTexts from '#contract/texts/similar.ts'
import type { Text } from '#contract/texts/text.ts'

/** Less than that nobody tastes. */
const TASTED = { ibu: 8, abvPercent: 0.8 }

type Tasted = Pick<BeerSummary, 'ABV' | 'IBU'>

/** How a beer tastes beside another one, in words: what it is more or less of; of one that does not say its IBU, only its strength. */
export function tasteBeside(other: Tasted, beer: Tasted): Text[] {
  const words: Text[] = []
  const knowsIbu = other.IBU !== null && beer.IBU !== null
  const bitterer = knowsIbu ? other.IBU! - beer.IBU! : 0
  // In hundredths, as they are kept: 5 − 4.2 is not quite 0.8.
  const stronger = Math.round((other.ABV - beer.ABV) * 100) / 100
  if (bitterer >= TASTED.ibu) words.push(similarTexts.bitterer)
  if (bitterer <= -TASTED.ibu) words.push(similarTexts.milder)
  if (stronger >= TASTED.abvPercent) words.push(similarTexts.stronger)
  if (stronger <= -TASTED.abvPercent) words.push(similarTexts.lighter)
  if (words.length) return words
  return [knowsIbu ? similarTexts.asMuch : similarTexts.asStrong]
}
