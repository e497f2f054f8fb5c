import { centsFromDollars, priceText } from '#contract/money.ts'
import type { SavedBeer } from '#contract/saved.ts'
import * as savedTexts from '#contract/texts/saved.ts'
import { useText } from '#web/texts.ts'
import styles from './saved.module.css'

type Props = { beer: Pick<SavedBeer, 'onSale' | 'price' | 'priceThen'> }

/** That a saved beer costs less than it did then, or is no longer sold; nothing where neither is true. */
export function PriceNote({ beer: { onSale, price, priceThen } }: Props) {
  const t = useText()
  if (!onSale) return <p className={`quiet ${styles.note}`}>{t(savedTexts.offSale)}</p>
  if (price >= priceThen) return null
  const then = priceText(centsFromDollars(priceThen))
  return (
    <p className={`quiet ${styles.note}`} data-cheaper>
      {t(savedTexts.cheaper, { price: then })}
    </p>
  )
}
