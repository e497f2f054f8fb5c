import type { OwnProduct } from '#contract/own-products.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownProductsTexts from '#contract/texts/own-products.ts'
import { textOf } from '#contract/texts/text.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'
import { ROW_FIELDS, type RowAnswer, type TableAnswer } from './row-answer.ts'
import { MOST_LISTED } from './table-questions.tsx'
import { nameOf } from './use-written.ts'

/** Why nothing was done; or what rows were refused for, each leading to its field, those that have left the list too: the first of many. */
export function wrongRows({ rows, message }: TableAnswer, products: OwnProduct[]): FieldError[] {
  const names = new Map(products.map(({ id, name }) => [id, name]))
  if (message) return [{ text: message }]
  const errors = Object.entries(rows)
    .filter(([, { state }]) => state === 'refused' || state === 'changed')
    .map(([id, row]) => errorOf(id, names.get(id), row))
  const more = errors.length - MOST_LISTED
  return more > 0
    ? [...errors.slice(0, MOST_LISTED), { text: textOf(accountWords.andMore, { count: more }) }]
    : errors
}

function errorOf(
  id: string,
  shown: string | undefined,
  { state, name, wrong, message }: RowAnswer,
): FieldError {
  const field = ROW_FIELDS.find((each) => wrong[each]) ?? 'price'
  const text = textOf(ownProductsTexts.rowLine, {
    beer: shown ?? name,
    message:
      state === 'changed'
        ? textOf(ownProductsTexts.rowChanged)
        : [message, wrong.price, wrong.stock].filter(Boolean).join(' '),
  })
  return shown === undefined ? { text } : { fieldId: nameOf(field, id), text }
}
