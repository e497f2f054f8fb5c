import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import styles from './stars.module.css'

const STAR = 'm12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9L12 2.6Z'
const FIVE = [1, 2, 3, 4, 5]

/** A rating as five stars, the last one partly filled; read out as '4.4 de 5 estrellas'. `value` 0 to 5. */
export function Stars({ value, size = 18 }: { value: number; size?: number }) {
  const t = useText()
  return (
    <span className={styles.stars} role="img" aria-label={t(shopWords.stars, { count: value })}>
      {FIVE.map((star) => (
        <Star key={star} share={Math.min(1, Math.max(0, value - star + 1))} size={size} />
      ))}
    </span>
  )
}

/** One star, filled from the left. Beside a number: it is not read out. */
export function Star({ share = 1, size = 18 }: { share?: number; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={styles.star}
    >
      <path d={STAR} className={styles.fill} style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }} />
      <path d={STAR} className={styles.outline} />
    </svg>
  )
}
