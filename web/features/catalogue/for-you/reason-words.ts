import type { BeerSummary } from '#contract/catalogue.ts'
import type { Reason } from '#contract/recommendations.ts'
import type { Taste } from '#contract/tastes.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import { textOf } from '#contract/texts/text.ts'
import { differences } from '../taste-beside.ts'
import { TASTE_WORDS } from './taste-words.ts'

/** Why a beer is recommended, as a sentence without its point: «Amarga y lupulada como tu Pampa IPA, más suave». */
export function reasonWords(beer: Pick<BeerSummary, 'ABV' | 'IBU'>, reason: Reason): string {
  const words = wordsOf(beer, reason)
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

function wordsOf(beer: Pick<BeerSummary, 'ABV' | 'IBU'>, reason: Reason): string {
  switch (reason.kind) {
    case 'beer': {
      const taste = tasteWords(reason.shares)
      const { name } = reason.beer
      const like = taste
        ? textOf(forYouTexts.tastesLike, { taste, beer: name })
        : textOf(forYouTexts.isLike, { beer: name })
      return [like, ...differences(beer, reason.beer).map((words) => textOf(words))].join(', ')
    }
    case 'dials': {
      const taste = tasteWords(reason.shares)
      return taste ? textOf(forYouTexts.tastesAsked, { taste }) : textOf(forYouTexts.asAsked)
    }
    case 'brewery':
      return textOf(forYouTexts.ofBrewery)
    case 'near':
      return textOf(forYouTexts.near)
    case 'rating':
      return textOf(forYouTexts.wellRated)
    case 'different':
      return textOf(forYouTexts.different)
  }
}

function tasteWords([one, other]: readonly Taste[]): string {
  if (!one) return ''
  if (!other) return textOf(TASTE_WORDS[one])
  return textOf(forYouTexts.both, { one: textOf(TASTE_WORDS[one]), other: textOf(TASTE_WORDS[other]) })
}
