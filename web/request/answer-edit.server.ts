import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { z } from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import type { ApiAnswer } from '../api.ts'
import type { PictureForm } from './read-picture-form.server.ts'

/** What a refusal is about, where it has one field. */
const FIELD_OF: Partial<Record<ErrorCode, string>> = {
  'email-taken': 'email',
  'below-held-stock': 'stock',
  'stock-unclear': 'stock',
  'sign-in-again': 'email',
  'no-password-to-change': 'email',
  'wrong-password': 'currentPassword',
  'hand-over-code-wrong': 'code',
  // What is left then.
  'hand-over-code-over': 'idChecked',
}

type Edit<Schema extends z.ZodType> = {
  schema: Schema
  save: (form: z.output<Schema>) => Promise<ApiAnswer<unknown>>
  /** What is never sent back into the page. */
  secrets: string[]
  /** Why the picture that came along was not taken: see readPictureForm. */
  refused?: PictureForm['refused']
  /** What is asked, by field, before a form without faults is saved; undefined: nothing, it is saved. */
  ask?: (form: z.output<Schema>) => Record<string, string[]> | undefined
}

/**
 * Checks a form with `schema`, and has the API save it; a picture that was refused holds it back, and so does a question.
 * Null once it is saved; otherwise what the page answers with: `result` for its fields, and in `message` why the API
 * refused (null when only fields are wrong).
 */
export async function answerEdit<Schema extends z.ZodType>(
  form: FormData,
  { schema, save, secrets, refused = {}, ask }: Edit<Schema>,
) {
  const submission = parseWithZod(form, { schema })
  if (submission.status !== 'success' || refused.image) {
    const result = submission.reply({ hideFields: secrets, fieldErrors: refused })
    return data({ result, message: null }, { status: 400 })
  }
  const asked = ask?.(submission.value)
  if (asked) {
    const result = submission.reply({ hideFields: secrets, fieldErrors: asked })
    return data({ result, message: null }, { status: 409 })
  }
  const answer = await save(submission.value)
  if (answer.ok) return null
  const { code, message, fields } = answer.error
  const field = FIELD_OF[code]
  const known = fields ?? (field ? { [field]: message } : {})
  const fieldErrors = Object.fromEntries(Object.entries(known).map(([name, text]) => [name, [text]]))
  const result = submission.reply({ hideFields: secrets, fieldErrors })
  return data({ result, message }, { status: answer.status })
}
