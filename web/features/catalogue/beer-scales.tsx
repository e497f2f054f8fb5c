import type { BeerSummary } from '#contract/catalogue.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import { Meter } from '#web/ui/meter.tsx'
import styles from './beer-scales.module.css'
import { bitterness, strength } from './taste.ts'

type Props = { beer: Pick<BeerSummary, 'ABV' | 'IBU'> }

/** Strength and bitterness as two small bars with their numbers. */
export function BeerScales({ beer }: Props) {
  const t = useText()
  return (
    <span className={styles.scales}>
      <span>{t(beerTexts.abv, { value: numberText(beer.ABV) })}</span>
      <Meter share={strength(beer.ABV).share} tone="amber" />
      {beer.IBU === null ? (
        <span className={styles.unknown}>{t(beerTexts.ibuUnknown)}</span>
      ) : (
        <>
          <span>{t(beerTexts.ibu, { value: beer.IBU })}</span>
          <Meter share={bitterness(beer.IBU).share} tone="hop" />
        </>
      )}
    </span>
  )
}
