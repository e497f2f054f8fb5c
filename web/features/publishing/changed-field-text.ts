import { typedBeerNumber } from '#contract/beer-numbers.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as beerEditTexts from '#contract/texts/beer-edit.ts'
import { textOf } from '#contract/texts/text.ts'
import { labelOf } from './beer-values.ts'
import type { ChangedField } from './merge-edits.ts'

/** One field that somebody else changed as a sentence: what it says now, and what oneself wrote there. */
export function changedFieldText({ field, theirs, yours }: ChangedField): string {
  const label = textOf(labelOf(field))
  if (yours === null)
    return textOf(beerEditTexts.changedTaken, { field: label, theirs: inWords(field, theirs) })
  const mine = field === 'image' && yours ? textOf(beerEditTexts.otherPicture) : inWords(field, yours)
  const values = { field: label, theirs: inWords(field, theirs), yours: mine }
  return textOf(field === 'stock' ? beerEditTexts.changedStock : beerEditTexts.changedBoth, values)
}

function inWords(field: ChangedField['field'], value: string): string {
  if (field === 'status') return textOf(value === 'true' ? accountWords.available : accountWords.unavailable)
  if (field === 'image') return textOf(value ? beerEditTexts.picture : beerEditTexts.drawnLabel)
  if (!value) return textOf(beerEditTexts.nothing)
  const price = field === 'price' ? (typedBeerNumber('price', value) ?? -1) : -1
  return price >= 0 ? priceText(centsFromDollars(price)) : value
}
