import { momentWords } from '#web/ui/moment-words.ts'
import styles from './jobs.module.css'

/** An instant in the shop's time zone, to the second: '21/11/2026 13:04:05'; nothing for none. */
export function ShownTime({ at, timeZone }: { at: string | null; timeZone: string }) {
  if (!at) return null
  return (
    <time dateTime={at} className={styles.line}>
      {momentWords(timeZone, { seconds: true })(at)}
    </time>
  )
}
