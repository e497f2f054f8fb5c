import type { BeerSummary } from '#contract/catalogue.ts'
import { LOW_STOCK } from '#contract/limits.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { StockNote } from './stock-note.tsx'

/** '134 unidades', or what a card says of them where they are few: see StockNote; of a brewery that is away, until when. */
export function UnitsLeft({ beer }: { beer: Pick<BeerSummary, 'stock' | 'hasSeller' | 'pausedUntil'> }) {
  const t = useText()
  if (beer.pausedUntil) return t(beerTexts.paused, { day: dayWords(beer.pausedUntil) })
  if (unitsToBeHad(beer) <= LOW_STOCK) return <StockNote beer={beer} />
  return counted(t, beer.stock, shopWords.oneUnit, detailTexts.unitsLeft)
}
