import * as accountWords from '#contract/texts/account-words.ts'
import * as formTexts from '#contract/texts/form.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { textOf } from '#contract/texts/text.ts'
import { readingsOf, typedNumber, type Written } from '#contract/typed-numbers.ts'

/** '12,5 %' → '12.5', nothing written → ''; or what is wrong with it, and what to ask where it may be two numbers. */
export function plainNumber(typed: string, written: Written = {}): { value: string } | { wrong: string } {
  const number = typedNumber(typed, written)
  if (number === undefined) return { value: '' }
  if (Number.isFinite(number)) return { value: String(number) }
  const readings = readingsOf(typed, written)
  if (!readings) return { wrong: textOf(accountWords.enterAValidNumber) }
  const values = { decimal: numberText(readings.decimal), thousands: String(readings.thousands) }
  return { wrong: textOf(formTexts.whichNumber, values) }
}
