import { BEER_FACTS, type BeerNumber } from './beer-facts.ts'
import { isMoney } from './money.ts'
import * as formTexts from './texts/form.ts'
import { numberText } from './texts/numbers.ts'
import { textOf } from './texts/text.ts'
import { readingsOf, typedNumber } from './typed-numbers.ts'

/** Whether a field of a form, or of a row of a file, holds a number. */
export function isBeerNumber(field: string): field is BeerNumber {
  return Object.hasOwn(BEER_FACTS, field) && BEER_FACTS[field as BeerNumber].number !== undefined
}

/** What was typed for a number and is none, or might be two. No string, which Conform would read as a number in its own way. */
export class UnreadNumber {
  readonly field: BeerNumber
  readonly typed: string

  constructor(field: BeerNumber, typed: string) {
    this.field = field
    this.typed = typed
  }
}

/** A field's text → its number for the rules of a form, undefined where nothing is written. */
export function readBeerNumber(field: BeerNumber, typed: string): number | UnreadNumber | undefined {
  const number = typedBeerNumber(field, typed)
  return Number.isNaN(number) ? new UnreadNumber(field, typed) : number
}

/** What stands in a field as a number; NaN for what is none, or might be two. Nothing written is undefined. */
export function typedBeerNumber(field: BeerNumber, typed: string | undefined): number | undefined {
  return typedNumber(typed, BEER_FACTS[field].number)
}

/**
 * What to ask who typed a number that might be two: '¿5600, o 5.6 con decimales?'; undefined where it is none at all. Of a
 * price with three decimals, that it has two.
 */
export function askWhichNumber({ field, typed }: UnreadNumber): string | undefined {
  const readings = readingsOf(typed, BEER_FACTS[field].number)
  if (!readings) return undefined
  if (field === 'price' && !isMoney(readings.decimal)) return textOf(formTexts.price)
  const [decimal, thousands] = [numberText(readings.decimal), String(readings.thousands)]
  return textOf(formTexts.whichNumber, { decimal, thousands })
}
