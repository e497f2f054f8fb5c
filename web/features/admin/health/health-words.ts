import type { BreweryHealth } from '#contract/brewery-health.ts'
import * as healthTexts from '#contract/texts/health.ts'
import { numberText } from '#contract/texts/numbers.ts'
import type { Translate } from '#web/texts.ts'

/** A share in words; of what there is too little of, that. */
export function shareWords(t: Translate, percent: number | null): string {
  return percent === null ? t(healthTexts.tooFew) : t(healthTexts.percent, { share: numberText(percent, 1) })
}

/** Within how many hours half of what was asked was answered. */
export function hoursWords(t: Translate, { hours }: BreweryHealth): string {
  return hours === null
    ? t(healthTexts.nobodyAsked)
    : t(healthTexts.inHours, { hours: numberText(hours, hours < 10 ? 1 : 0) })
}

/** The mean of the reviews, with how many there are. */
export function ratingWords(t: Translate, { rating, reviews }: BreweryHealth): string {
  return rating === null
    ? t(healthTexts.noReviews)
    : t(healthTexts.ofReviews, { rating: numberText(rating, 1), count: numberText(reviews) })
}
