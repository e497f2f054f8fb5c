import type { BeerSummary } from '#contract/catalogue.ts'
import { LOW_STOCK } from '#contract/limits.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import styles from './stock-note.module.css'

type Props = { beer: Pick<BeerSummary, 'stock' | 'hasSeller' | 'pausedUntil'> }

/**
 * 'Quedan 3' when 5 or fewer are left, 'Agotada' when none is; nothing while there is plenty. Of a brewery that nobody
 * sells for, that it does not sell here yet; of one that is away, until when.
 */
export function StockNote({ beer: { stock, hasSeller, pausedUntil } }: Props) {
  const t = useText()
  if (!hasSeller) return <span className={styles.note}>{t(beerTexts.noSeller)}</span>
  if (pausedUntil) {
    return <span className={styles.note}>{t(beerTexts.paused, { day: dayWords(pausedUntil) })}</span>
  }
  if (stock > LOW_STOCK) return null
  return (
    <span className={styles.note} data-sold-out={stock < 1 || undefined}>
      {stock < 1 ? t(shopWords.soldOut) : counted(t, stock, shopWords.oneLeft, beerTexts.left)}
    </span>
  )
}
