import type { BeerSummary } from '#contract/catalogue.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import { useText } from '#web/texts.ts'
import styles from './beer-price.module.css'

type Props = {
  beer: Pick<BeerSummary, 'price' | 'pricePerLitre'>
  size?: 'card' | 'page'
}

/** What a beer costs, and what a litre of it costs once its volume is known. */
export function BeerPrice({ beer, size = 'card' }: Props) {
  const t = useText()
  const priceOf = (dollars: number) => priceText(centsFromDollars(dollars))
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      <strong>{priceOf(beer.price)}</strong>
      {beer.pricePerLitre !== null && (
        <span>{t(beerTexts.perLitre, { price: priceOf(beer.pricePerLitre) })}</span>
      )}
    </span>
  )
}
