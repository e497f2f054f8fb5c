import type { BeerSummary } from '#contract/catalogue.ts'
import { localPriceText } from '#contract/local-rate.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import { useLocalRate } from '#web/layout/use-local-rate.ts'
import { useText } from '#web/texts.ts'
import styles from './beer-price.module.css'

type Props = {
  beer: Pick<BeerSummary, 'price' | 'pricePerLitre'>
  size?: 'card' | 'page'
}

/**
 * What a beer costs, and what a litre of it costs once its volume is known; where the shop shows prices in the charge currency
 * too, each in both.
 */
export function BeerPrice({ beer, size = 'card' }: Props) {
  const t = useText()
  const local = useLocalRate()
  const priceOf = (dollars: number) => priceText(centsFromDollars(dollars))
  const localOf = (dollars: number) => local && localPriceText(centsFromDollars(dollars), local)
  const both = (dollars: number) => [priceOf(dollars), localOf(dollars)].filter(Boolean).join(' · ')
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      <strong>{priceOf(beer.price)}</strong>
      {local && <strong>{localOf(beer.price)}</strong>}
      {beer.pricePerLitre !== null && (
        <span>{t(beerTexts.perLitre, { price: both(beer.pricePerLitre) })}</span>
      )}
    </span>
  )
}
