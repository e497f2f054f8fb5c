import { centsFromDollars } from '#contract/money.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import { textOf } from '#contract/texts/text.ts'
import type { FieldError } from '../error-summary.tsx'

/** A line of a parcel that waits to be sent: `left` of its units may be taken out. */
export type OfferedUnits = {
  ProductId: string
  name: string
  summary: string
  left: number
  /** null: whoever asks is told no sums. */
  unitPrice: number | null
}
export type ChosenUnits = OfferedUnits & { quantity: number }

const UNITS = 'units-'

/** The field that says how many units of a beer are taken out. */
export function unitsField(beerId: string): string {
  return `${UNITS}${beerId}`
}

/** The hidden one that says how many were to be sent as the question was shown. */
export function leftField(beerId: string): string {
  return `left-${beerId}`
}

const ALL_UNITS = 9_999

/** What an address chooses of what is offered; `errors` where it chooses nothing, or more than there is. */
export function chosenUnits(query: URLSearchParams, offered: readonly OfferedUnits[]) {
  const all = query.has('all')
  const typed = new Map(
    offered.map(({ ProductId }) => [ProductId, String(query.get(unitsField(ProductId)) ?? '').trim()]),
  )
  const read = offered.map((line) => {
    const text = typed.get(line.ProductId)!
    const quantity = all ? line.left : text === '' ? 0 : /^\d{1,4}$/.test(text) ? Number(text) : ALL_UNITS
    return { ...line, quantity }
  })
  const errors: FieldError[] = read
    .filter(({ quantity, left }) => quantity > left)
    .map(({ ProductId, name: beer, left }) => ({
      fieldId: unitsField(ProductId),
      text: textOf(removalsTexts.badUnits, { beer, left }),
    }))
  const chosen: ChosenUnits[] = read.filter(({ quantity }) => quantity > 0)
  if (!chosen.length && offered[0]) {
    errors.push({ fieldId: unitsField(offered[0].ProductId), text: textOf(removalsTexts.noneChosen) })
  }
  const isWhole = read.every(({ quantity, left }) => quantity === left)
  const cents = chosen.reduce((sum, line) => sum + line.quantity * centsFromDollars(line.unitPrice ?? 0), 0)
  return { typed: Object.fromEntries(typed), errors, chosen, isWhole, cents }
}

/** What a form names to be taken out, as its call wants it; what is no number is refused there. */
export function unitsToRemove(form: FormData) {
  return [...form.keys()]
    .filter((name) => name.startsWith(UNITS))
    .map((name) => {
      const ProductId = name.slice(UNITS.length)
      return {
        ProductId,
        quantity: Number(form.get(name)),
        left: Number(form.get(leftField(ProductId))),
      }
    })
}

/** The address at which something was chosen, before it is asked once more: where it can be chosen otherwise. */
export function chooseAgain(url: URL): string {
  const query = new URLSearchParams(url.search)
  query.delete('key')
  return `${url.pathname}?${query}`
}
