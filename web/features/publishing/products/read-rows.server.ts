import { z } from 'zod'
import { isUuid } from '#contract/is-uuid.ts'
import { malformedForm, textIn } from '#web/request/read-form.ts'
import { isChanged, ROW_FIELDS, type RowField, type Seen, type Typed, typedOf } from './row-answer.ts'

/** A row of the form, and which of its fields say something else than was shown. */
export type SentRow = { id: string; seen: Seen; typed: Typed; changed: RowField[] }

const seenShape = z.object({ edition: z.int(), price: z.number(), stock: z.int() })
const SEEN = 'seen-'

/**
 * The rows of the table's form, each with what it had shown.
 * @throws 400 for a form that no page of ours sends
 */
export function readRows(form: FormData): SentRow[] {
  return [...form.keys()]
    .filter((name) => name.startsWith(SEEN))
    .map((name) => {
      const id = name.slice(SEEN.length)
      const seen = seenIn(textIn(form, name))
      if (!seen || !isUuid(id)) throw malformedForm({})
      const shown = typedOf(seen)
      const typed = {
        price: textIn(form, `price-${id}`, shown.price),
        stock: textIn(form, `stock-${id}`, shown.stock),
      }
      return { id, seen, typed, changed: ROW_FIELDS.filter((field) => isChanged(field, typed[field], seen)) }
    })
}

function seenIn(json: string): Seen | undefined {
  try {
    return seenShape.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}
