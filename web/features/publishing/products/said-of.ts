import * as ownProductsTexts from '#contract/texts/own-products.ts'
import { counted } from '#web/counted.ts'
import type { Translate } from '#web/texts.ts'
import type { TableAnswer } from './row-answer.ts'
import type { Pasted } from './use-sheet.ts'

/** What was done last, in words: pasted since the form was answered, or what the answer says. */
export function saidOf(t: Translate, answer: TableAnswer | undefined, pasted: Pasted | undefined): string {
  if (pasted) return t(pasted.left ? ownProductsTexts.pastedTooMany : ownProductsTexts.pasted, pasted)
  if (!answer?.done) return ''
  const { what, count } = answer.done
  if (what === 'on') return counted(t, count, ownProductsTexts.onePutOn, ownProductsTexts.putOn)
  if (what === 'off') return counted(t, count, ownProductsTexts.oneTakenOff, ownProductsTexts.takenOff)
  if (what === 'archive') return counted(t, count, ownProductsTexts.oneArchived, ownProductsTexts.archived)
  if (what === 'restore') return counted(t, count, ownProductsTexts.oneRestored, ownProductsTexts.restored)
  return counted(t, count, ownProductsTexts.oneSaved, ownProductsTexts.saved)
}
