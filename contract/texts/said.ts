import { type TextCode, textOf } from './catalogue.ts'

/**
 * A text as the message of a zod rule: put into the reader's words when the rule is broken, not when it is written.
 * `z.string().min(1, said('form.required'))`
 */
export function said(code: TextCode, values?: Record<string, string | number>): { error: () => string } {
  return { error: () => textOf(code, values) }
}
