import * as detailTexts from '#contract/texts/detail.ts'
import { useText } from '#web/texts.ts'
import { Meter } from '#web/ui/meter.tsx'
import { Star } from '#web/ui/stars.tsx'
import styles from './rating-histogram.module.css'

/** How many reviews gave 5, 4, 3, 2 and 1 stars; `ratings` counts them from 1 to 5. */
export function RatingHistogram({ ratings }: { ratings: readonly number[] }) {
  const t = useText()
  const total = Math.max(
    1,
    ratings.reduce((sum, count) => sum + count, 0),
  )
  const rows = ratings.map((count, at) => ({ stars: at + 1, count })).reverse()
  return (
    <ul className={`stack ${styles.histogram}`}>
      {rows.map(({ stars, count }) => (
        <li key={stars}>
          <span className="visually-hidden">
            {t(stars === 1 ? detailTexts.histogramOneStar : detailTexts.histogramRow, { stars, count })}
          </span>
          <span className={styles.stars} aria-hidden="true">
            {stars} <Star size={14} />
          </span>
          {count > 0 ? <Meter share={count / total} tone="amber" /> : <span className={styles.none} />}
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        </li>
      ))}
    </ul>
  )
}
