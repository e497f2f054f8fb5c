import type { BeerSummary } from '#contract/catalogue.ts'
import { useText } from '#web/texts.ts'
import { Bar } from '#web/ui/bar.tsx'
import styles from './beer-taste.module.css'
import { bitterness, strength } from './taste.ts'

type Props = { beer: Pick<BeerSummary, 'ABV' | 'IBU'> }

/** ABV and IBU with their bars, and what they mean: from 'suave' to 'muy amarga'. */
export function BeerTaste({ beer }: Props) {
  const t = useText()
  const rows = [
    {
      term: t('detail.abv'),
      says: t('detail.strength'),
      value: t('beer.abv', { value: beer.ABV }),
      scale: strength(beer.ABV),
      tone: 'amber' as const,
    },
    {
      term: t('detail.ibu'),
      says: t('detail.bitterness'),
      value: beer.IBU === null ? t('beer.ibuUnknown') : t('beer.ibu', { value: beer.IBU }),
      scale: beer.IBU === null ? null : bitterness(beer.IBU),
      tone: 'hop' as const,
    },
  ]
  return (
    <dl className={styles.taste}>
      {rows.map(({ term, says, value, scale, tone }) => (
        <div key={term}>
          <dt>
            {term} <span>{says}</span>
          </dt>
          <dd>
            <strong>{value}</strong>
            {scale && (
              <>
                <Bar share={scale.share} tone={tone} />
                <span>{t(scale.words)}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
