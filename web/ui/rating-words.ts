import * as accountWords from '#contract/texts/account-words.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import { numberText } from '#contract/texts/numbers.ts'
import type { Translate } from '#web/texts.ts'

/** 4.3 → '4,3 de 5'. */
export function ratingWords(t: Translate, rating: number | null): string {
  if (rating === null) return t(accountWords.nothing)
  return t(figuresTexts.ratingOf, { rating: numberText(rating) })
}
