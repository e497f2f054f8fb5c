import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { z } from 'zod'
import type { ApiAnswer } from '#web/api.ts'
import { keepKnownEmail } from '#web/request/known-email.ts'
import type { PageContext } from '#web/request/page-request.ts'
import type { PictureForm } from '#web/request/read-picture-form.server.ts'

/**
 * What a sign-up page answers to its form: checked with the call's own schema, then handed to the API. A picture that
 * was refused holds the sign-up back. The password is never sent back; the log-in that comes
 * next knows the e-mail.
 */
export async function answerSignUp<Schema extends z.ZodType<{ email: string }>>(
  context: PageContext,
  { form, refused }: PictureForm,
  schema: Schema,
  signUp: (form: z.output<Schema>) => Promise<ApiAnswer<unknown>>,
) {
  const submission = parseWithZod(form, { schema })
  const hideFields = ['password']
  if (submission.status !== 'success' || refused.image) {
    const result = submission.reply({ hideFields, fieldErrors: refused })
    return data({ signedUp: false, result, message: null }, { status: 400 })
  }
  const answer = await signUp(submission.value)
  if (answer.ok) {
    keepKnownEmail(context, { email: submission.value.email, isMailed: true })
    return { signedUp: true, result: undefined, message: null }
  }
  const { code, message, fields } = answer.error
  // What can be told at a field is told there: the taken e-mail, and whatever the API knows better.
  const known = code === 'email-taken' ? { email: message } : (fields ?? {})
  const fieldErrors = Object.fromEntries(Object.entries(known).map(([name, text]) => [name, [text]]))
  const result = submission.reply({ hideFields, fieldErrors })
  return data({ signedUp: false, result, message }, { status: answer.status })
}
