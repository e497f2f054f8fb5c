import { beerRowForm } from '#contract/beer-form.ts'
import { typedBeerNumber } from '#contract/beer-numbers.ts'
import type { OwnProduct } from '#contract/own-products.ts'
import { numberText } from '#contract/texts/numbers.ts'
import type { PriceQuestion } from '../price-question.ts'

/** What is typed in a row of the table. */
export const ROW_FIELDS = ['price', 'stock'] as const
export type RowField = (typeof ROW_FIELDS)[number]
export type Typed = Record<RowField, string>

/** What a row had shown that somebody typed in: `price` in dollars, `stock` on hand. It travels with the form. */
export type Seen = { edition: number } & Record<RowField, number>

/** What became of a row of the form. */
export type RowAnswer = {
  /** `waits`: typed, and not what was asked for this time. */
  state: 'saved' | 'asked' | 'changed' | 'refused' | 'waits'
  name: string
  /** What its fields show from now on, and what stands in them. */
  seen: Seen
  typed: Typed
  wrong: Partial<Typed>
  message: string
  question: PriceQuestion | null
}

/** What became of the form: row by row, by beer. */
export type TableAnswer = {
  rows: Record<string, RowAnswer>
  /** What was done, and to how many. */
  done: { what: 'save' | 'on' | 'off' | 'archive' | 'restore'; count: number } | null
  /** Why nothing at all was done. */
  message: string
  /** Which beers are about to be taken off sale. */
  takingOff: string[]
  /** Which beers are about to be archived. */
  archiving: string[]
  ticked: string[]
}

export function seenOf({ edition, price, onHand }: OwnProduct): Seen {
  return { edition, price, stock: onHand }
}

/** What is shown as its fields hold it, numbers as their reader writes them. */
export function typedOf({ price, stock }: Seen): Typed {
  return { price: numberText(price, 2), stock: String(stock) }
}

/** '4,50' is no change of 4.5; what is no number is one, and so is nothing at all. */
export function isChanged(field: RowField, typed: string, seen: Seen): boolean {
  return typed !== typedOf(seen)[field] && typedBeerNumber(field, typed) !== seen[field]
}

/** What is wrong with what stands in a field, as the server would say it. */
export function wrongIn(field: RowField, typed: string, seen: Seen): string | undefined {
  const { error } = beerRowForm.safeParse({ ...typedOf(seen), [field]: typed })
  return error?.issues.find(({ path }) => path[0] === field)?.message
}
