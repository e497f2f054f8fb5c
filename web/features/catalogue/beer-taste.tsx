import type { BeerSummary } from '#contract/catalogue.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as tasteTexts from '#contract/texts/taste.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import { Meter } from '#web/ui/meter.tsx'
import styles from './beer-taste.module.css'
import { bitterness, strength } from './taste.ts'

type Props = { beer: Pick<BeerSummary, 'ABV' | 'IBU'> }

type Row = {
  term: string
  says: string
  value: string
  scale: { words: Text; share: number } | null
  tone: 'amber' | 'hop'
  /** What an empty and a full bar would mean. */
  ends: readonly [Text, Text]
}

/** ABV and IBU with their bars, and what they mean: from 'suave' to 'muy amarga'. */
export function BeerTaste({ beer }: Props) {
  const t = useText()
  const rows: Row[] = [
    {
      term: t(shopWords.abv),
      says: t(detailTexts.strength),
      value: t(beerTexts.abv, { value: numberText(beer.ABV) }),
      scale: strength(beer.ABV),
      tone: 'amber',
      ends: [tasteTexts.abv1, tasteTexts.abv5],
    },
    {
      term: t(shopWords.ibu),
      says: t(detailTexts.bitterness),
      value: beer.IBU === null ? t(beerTexts.ibuUnknown) : t(beerTexts.ibu, { value: beer.IBU }),
      scale: beer.IBU === null ? null : bitterness(beer.IBU),
      tone: 'hop',
      ends: [tasteTexts.ibu1, tasteTexts.ibu5],
    },
  ]
  return (
    <dl className={styles.taste}>
      {rows.map(({ term, says, value, scale, tone, ends }) => (
        <div key={term}>
          <dt>
            {term} <span>{says}</span>
          </dt>
          <dd>
            <span className={styles.value}>
              <strong>{value}</strong> {scale && t(scale.words)}
            </span>
            {scale && <Meter share={scale.share} tone={tone} />}
            {scale && (
              <span className={styles.ends} aria-hidden="true">
                <span>{t(ends[0])}</span>
                <span>{t(ends[1])}</span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
