import { MAX_IBU } from '#contract/limits.ts'
import * as tasteTexts from '#contract/texts/taste.ts'
import type { Text } from '#contract/texts/text.ts'

/** A full strength bar, in percent of alcohol: stronger beers exist, and fill it as well. */
const FULL_STRENGTH_PERCENT = 12

type Step = { below: number; words: Text }

const STRENGTH: readonly Step[] = [
  { below: 3.5, words: tasteTexts.abv1 },
  { below: 4.8, words: tasteTexts.abv2 },
  { below: 6.5, words: tasteTexts.abv3 },
  { below: 8.5, words: tasteTexts.abv4 },
  { below: Number.POSITIVE_INFINITY, words: tasteTexts.abv5 },
]
const BITTERNESS: readonly Step[] = [
  { below: 15, words: tasteTexts.ibu1 },
  { below: 25, words: tasteTexts.ibu2 },
  { below: 40, words: tasteTexts.ibu3 },
  { below: 60, words: tasteTexts.ibu4 },
  { below: Number.POSITIVE_INFINITY, words: tasteTexts.ibu5 },
]

function wordsOf(steps: readonly Step[], value: number): Text {
  return steps.find((step) => value < step.below)!.words
}

function share(value: number, full: number): number {
  return Math.min(1, Math.max(0, value / full))
}

/** How strong that is: the code of its words, and the share of the bar that it fills, 0 to 1. */
export function strength(abvPercent: number): { words: Text; share: number } {
  return { words: wordsOf(STRENGTH, abvPercent), share: share(abvPercent, FULL_STRENGTH_PERCENT) }
}

/** How bitter that is: the code of its words, and the share of the bar that it fills, 0 to 1. */
export function bitterness(ibu: number): { words: Text; share: number } {
  return { words: wordsOf(BITTERNESS, ibu), share: share(ibu, MAX_IBU) }
}
