import * as figuresTexts from '#contract/texts/figures.ts'
import type { Translate } from '#web/texts.ts'

/** Words for what a period was, beside as many `days` before it. */
export function comparePeriods<Period>(t: Translate, now: Period, before: Period, days: number) {
  return {
    /** A number in words, and by how much it changed. */
    compare(of: (period: Period) => number, words: (value: number) => string) {
      return { value: words(of(now)), change: changeWords(t, of(now), of(before), words(of(before)), days) }
    },
    /** What it was before, where a change in percent would say nothing. */
    was: (words: string) => t(figuresTexts.beforeWas, { days, before: words }),
  }
}

/** How a number changed, in whole percents; below half a percent both are told instead. */
function changeWords(t: Translate, now: number, before: number, words: string, days: number): string {
  if (now === before) return t(figuresTexts.same, { days })
  if (before === 0) return t(figuresTexts.newText, { days })
  const percent = Math.round(Math.abs((now - before) / before) * 100)
  if (percent === 0) return t(figuresTexts.beforeWas, { days, before: words })
  return t(now > before ? figuresTexts.more : figuresTexts.less, { percent, days, before: words })
}
