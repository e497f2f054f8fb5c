import styles from './meter.module.css'

/**
 * A short bar beside the words that say what it measures; it is drawn only, the words are read out.
 * @param share how much of the track is filled, 0 to 1
 */
export function Meter({ share, tone }: { share: number; tone: 'amber' | 'hop' }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={`${styles.fill} ${styles[tone]}`} style={{ width: `${percent}%` }} />
    </span>
  )
}
