import { numberText } from '#contract/texts/numbers.ts'
import type { Translate } from '#web/texts.ts'

/** 4.3 → '4,3 de 5'. */
export function ratingWords(t: Translate, rating: number | null): string {
  if (rating === null) return t('figures.noRating')
  return t('figures.ratingOf', { rating: numberText(rating) })
}
