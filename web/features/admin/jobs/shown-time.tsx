import { localeNow } from '#contract/texts/language.ts'
import styles from './jobs.module.css'

/** An instant in the shop's time zone, to the second: '21/11/26, 13:04:05'; nothing for none. */
export function ShownTime({ at, timeZone }: { at: string | null; timeZone: string }) {
  if (!at) return null
  const clock = new Intl.DateTimeFormat(localeNow(), {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
  return (
    <time dateTime={at} className={styles.line}>
      {clock.format(new Date(at))}
    </time>
  )
}
