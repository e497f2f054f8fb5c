import type { BeerSummary } from '#contract/catalogue.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { StockNote } from './stock-note.tsx'

/** '134 unidades', with what a card says of them: see StockNote. */
export function UnitsLeft({ beer }: { beer: Pick<BeerSummary, 'stock' | 'hasSeller' | 'pausedUntil'> }) {
  const t = useText()
  return (
    <>
      {unitsToBeHad(beer) > 0 && counted(t, beer.stock, shopWords.oneUnit, detailTexts.unitsLeft)}{' '}
      <StockNote beer={beer} />
    </>
  )
}
