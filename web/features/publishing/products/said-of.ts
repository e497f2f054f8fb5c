import * as ownProductsTexts from '#contract/texts/own-products.ts'
import { counted } from '#web/counted.ts'
import type { Translate } from '#web/texts.ts'
import type { TableAnswer } from './row-answer.ts'
import type { Pasted } from './use-sheet.ts'

const DONE = {
  save: [ownProductsTexts.oneSaved, ownProductsTexts.saved],
  on: [ownProductsTexts.onePutOn, ownProductsTexts.putOn],
  off: [ownProductsTexts.oneTakenOff, ownProductsTexts.takenOff],
} as const

/** What was done last, in words: pasted since the form was answered, or what the answer says. */
export function saidOf(t: Translate, answer: TableAnswer | undefined, pasted: Pasted | undefined): string {
  if (pasted) return t(pasted.left ? ownProductsTexts.pastedTooMany : ownProductsTexts.pasted, pasted)
  if (!answer?.done) return ''
  const [one, many] = DONE[answer.done.what]
  return counted(t, answer.done.count, one, many)
}
