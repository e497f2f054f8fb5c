import * as complaintTexts from '#contract/texts/complaint.ts'
import { dayLocaleNow } from '#contract/texts/language.ts'
import { textOf } from '#contract/texts/text.ts'

const A_MINUTE_MS = 60_000

/**
 * Makes the function by which a deadline is told, in the shop's time: 'martes 3 de marzo a las 15:40'. One at midnight is told as the
 * last minute before it: 'miércoles a las 00:00' is read as the end of Wednesday, and was that of Tuesday.
 */
export function whenWords(timeZone: string): (instant: string) => string {
  const day = new Intl.DateTimeFormat(dayLocaleNow(), {
    ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long' },
  })
  const time = new Intl.DateTimeFormat(dayLocaleNow(), {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  return (instant) => {
    const due = new Date(instant)
    const at = time.format(due) === '00:00' ? new Date(due.getTime() - A_MINUTE_MS) : due
    return textOf(complaintTexts.whenWords, { day: day.format(at).replace(',', ''), time: time.format(at) })
  }
}
