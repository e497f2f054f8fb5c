import type { z } from 'zod'
import * as emailTexts from '#contract/texts/email.ts'
import { textOf } from '#contract/texts/text.ts'

type WithEmail = { email: string; currentPassword?: string | undefined }

/** The same form with one rule more, for the page alone (the API knows it itself): another e-mail asks for the password. */
export function askForPassword<Form extends z.ZodType<WithEmail>>(form: Form, current: string): Form {
  return form.check(({ value, issues }) => {
    if (value.email === current || value.currentPassword) return
    issues.push({
      code: 'custom',
      input: value.currentPassword,
      path: ['currentPassword'],
      message: textOf(emailTexts.passwordNeeded),
    })
  })
}
