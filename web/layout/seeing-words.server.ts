import { refusalText } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { textOf } from '#contract/texts/text.ts'
import * as viewingTexts from '#contract/texts/viewing.ts'
import { momentTime } from '#web/ui/moment-words.ts'

/** What stands above every page while an admin sees the shop as somebody. Worded here, so that nobody else loads it. */
export type SeeingWords = { label: string; words: string; finish: string; refusal: string }

export function seeingWords(user: SessionUser | null, timeZone: string): SeeingWords | undefined {
  if (!user?.seeing) return undefined
  const time = momentTime(timeZone, { seconds: false })(user.seeing.until)
  return {
    label: textOf(viewingTexts.barName),
    words: textOf(viewingTexts.bar, { name: user.name, time }),
    finish: textOf(viewingTexts.finish),
    refusal: refusalText('only-seeing'),
  }
}
