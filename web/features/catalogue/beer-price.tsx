import type { BeerSummary } from '#contract/catalogue.ts'
import { centsFromDollars, centsPerLitre, priceText } from '#contract/money.ts'
import { useText } from '#web/texts.ts'
import styles from './beer-price.module.css'

type Props = {
  beer: Pick<BeerSummary, 'price' | 'volumeMl' | 'unitsPerPack'>
  size?: 'card' | 'page'
}

/** What a beer costs, and what a litre of it costs once its volume is known. */
export function BeerPrice({ beer, size = 'card' }: Props) {
  const t = useText()
  const cents = centsFromDollars(beer.price)
  const perLitre = centsPerLitre(cents, beer.volumeMl, beer.unitsPerPack)
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      <strong>{priceText(cents)}</strong>
      {perLitre !== null && <span>{t('beer.perLitre', { price: priceText(perLitre) })}</span>}
    </span>
  )
}
