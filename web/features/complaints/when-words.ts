import * as complaintTexts from '#contract/texts/complaint.ts'
import { dayLocaleNow } from '#contract/texts/language.ts'
import { textOf } from '#contract/texts/text.ts'

/** Makes the function by which a deadline is told, in the shop's time: 'martes, 3 de marzo a las 15:40'. */
export function whenWords(timeZone: string): (instant: string) => string {
  const day = new Intl.DateTimeFormat(dayLocaleNow(), {
    ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long' },
  })
  const time = new Intl.DateTimeFormat(dayLocaleNow(), {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  return (instant) => {
    const at = new Date(instant)
    return textOf(complaintTexts.whenWords, { day: day.format(at).replace(',', ''), time: time.format(at) })
  }
}
