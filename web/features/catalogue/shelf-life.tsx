import { daysBetween } from '#contract/beer-dates.ts'
import type { BeerSummary } from '#contract/catalogue.ts'
import * as beerFactTexts from '#contract/texts/beer-fact.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { BeerDay } from './beer-day.tsx'
import { FreshMark } from './fresh-mark.tsx'
import styles from './shelf-life.module.css'

type Props = {
  beer: Pick<BeerSummary, 'packagedOn' | 'bestBefore' | 'fresh'>
  /** The shop's day, yyyy-mm-dd; without it nothing is reckoned. */
  today?: string | undefined
}

/** When a beer was packaged and until when it is at its best; between the two a bar with where today is, and how many days are left. */
export function ShelfLife({ beer: { packagedOn, bestBefore, fresh }, today }: Props) {
  const t = useText()
  if (!packagedOn && !bestBefore) return null
  const left = today && bestBefore ? daysBetween(today, bestBefore) : 0
  const whole = today && packagedOn && bestBefore ? daysBetween(packagedOn, bestBefore) : 0
  const gone = Math.min(1, Math.max(0, (whole - left) / whole))
  return (
    <div className="stack gap-2">
      <dl className={styles.days}>
        {packagedOn && (
          <div>
            <dt>{t(beerFactTexts.packagedOn)}</dt>
            <dd>
              <BeerDay day={packagedOn} /> <FreshMark fresh={fresh} />
            </dd>
          </div>
        )}
        {bestBefore && (
          <div className={styles.end}>
            <dt>{t(beerFactTexts.bestBefore)}</dt>
            <dd>
              <BeerDay day={bestBefore} />
            </dd>
          </div>
        )}
      </dl>
      {whole > 0 && left >= 0 && (
        <>
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.gone} style={{ flexGrow: gone }} />
            <span className={styles.today} />
            <span className={styles.left} style={{ flexGrow: 1 - gone }} />
          </span>
          <p className="quiet">
            {left ? counted(t, left, detailTexts.oneDayLeft, detailTexts.daysLeft) : t(detailTexts.lastDay)}
          </p>
        </>
      )}
    </div>
  )
}
