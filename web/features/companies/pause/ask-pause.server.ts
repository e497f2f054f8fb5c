import { isDay } from '#contract/age.ts'
import { PAUSE_NOTE_MAX_CHARACTERS } from '#contract/limits.ts'
import type { Pause } from '#contract/pauses.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as pauseTexts from '#contract/texts/pause.ts'
import { textOf } from '#contract/texts/text.ts'

/** What the form holds, what is wrong with it by field, and whether the page asks now if the pause is to begin. */
type Asked = { typed: { until: string; note: string }; wrong: Record<string, string>; asks: boolean }

/** Reads the pause that an address asks about: without one, what is saved. The API says the last word when it begins. */
export function askPause({ pause, today, lastDay }: Pause, query: URLSearchParams): Asked {
  if (!query.has('until')) {
    return { typed: { until: pause?.until ?? '', note: pause?.note ?? '' }, wrong: {}, asks: false }
  }
  const typed = { until: query.get('until') ?? '', note: (query.get('note') ?? '').trim() }
  const wrong: Record<string, string> = {}
  if (!isDay(typed.until)) wrong.until = textOf(pauseTexts.dayMissing)
  else if (typed.until < today || typed.until > lastDay) {
    wrong.until = textOf(pauseTexts.dayOut, { day: dayWords(lastDay) })
  }
  if (typed.note.length > PAUSE_NOTE_MAX_CHARACTERS) {
    wrong.note = textOf(formTexts.tooLong, { max: PAUSE_NOTE_MAX_CHARACTERS })
  }
  return { typed, wrong, asks: !Object.keys(wrong).length }
}
