import type { Taste } from '#contract/tastes.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import * as tasteTexts from '#contract/texts/taste.ts'
import type { Text } from '#contract/texts/text.ts'

/** What a beer is called that has much of a taste. */
export const TASTE_WORDS: Record<Taste, Text> = {
  bitter: tasteTexts.ibu4,
  dark: forYouTexts.dark,
  strong: tasteTexts.abv4,
  hoppy: forYouTexts.hoppy,
  sour: forYouTexts.sour,
  fruity: forYouTexts.fruity,
}
