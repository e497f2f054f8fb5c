import type { OwnProduct } from '#contract/own-products.ts'
import * as ownProductsTexts from '#contract/texts/own-products.ts'
import { textOf } from '#contract/texts/text.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'
import { ROW_FIELDS, type RowAnswer, type TableAnswer } from './row-answer.ts'
import { MOST_LISTED } from './table-questions.tsx'
import { nameOf } from './use-written.ts'

/** What the rows of an answer were refused for, each leading to its field; the first of many. A row that has left the list too. */
export function wrongRows({ rows, message }: TableAnswer, products: OwnProduct[]): FieldError[] {
  const names = new Map(products.map(({ id, name }) => [id, name]))
  const errors = Object.entries(rows)
    .filter(([, { state }]) => state === 'refused' || state === 'changed')
    .map(([id, row]) => errorOf(id, names.get(id), row))
  if (message && !errors.length) return [{ text: message }]
  const more = errors.length - MOST_LISTED
  return more > 0
    ? [...errors.slice(0, MOST_LISTED), { text: textOf(ownProductsTexts.andMore, { count: more }) }]
    : errors
}

function errorOf(id: string, shown: string | undefined, { name, wrong, message }: RowAnswer): FieldError {
  const field = ROW_FIELDS.find((each) => wrong[each]) ?? 'price'
  const text = textOf(ownProductsTexts.rowLine, {
    beer: shown ?? name,
    message: [message, wrong.price, wrong.stock].filter(Boolean).join(' '),
  })
  return shown === undefined ? { text } : { fieldId: nameOf(field, id), text }
}
