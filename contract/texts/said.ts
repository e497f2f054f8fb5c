import { type Text, textOf } from './text.ts'

/**
 * A text as the message of a zod rule: put into the reader's words when the rule is broken, not when it is written.
 * `z.string().min(1, said(formTexts.required))`
 */
export function said(text: Text, values?: Record<string, string | number>): { error: () => string } {
  return { error: () => textOf(text, values) }
}
