import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { newPassword } from './fields.ts'
import { PASSWORD_MAX_CHARACTERS } from './limits.ts'
import * as formTexts from './texts/form.ts'
import { LANGUAGES } from './texts/language.ts'
import * as recoveryTexts from './texts/recovery.ts'
import { said } from './texts/said.ts'
import { textOf } from './texts/text.ts'

/** How the session's user logs in: for the account page of every role. */
const logInMeans = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  /** The e-mail that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  hasPassword: z.boolean(),
  /** A sign-in provider is linked to the account. */
  hasProvider: z.boolean(),
})
export type LogInMeans = z.output<typeof logInMeans>

export const getLogInMeans = endpoint({
  method: 'GET',
  path: '/account',
  summary: 'How the session’s user logs in.',
  access: 'signed-in',
  response: logInMeans,
  status: 200,
})

/** Change of password, page and API alike; the page asks for a confirmation besides. */
const passwordChange = z.strictObject({
  currentPassword: z
    .string(said(formTexts.required))
    .min(1, said(formTexts.required))
    .max(PASSWORD_MAX_CHARACTERS),
  newPassword,
})

/** As the page asks it: the confirmation never leaves the page. */
export const passwordChangeForm = passwordChange
  .extend({
    confirmation: z.string(said(formTexts.required)).min(1, said(formTexts.required)),
  })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    error: () => textOf(recoveryTexts.mismatch),
    path: ['confirmation'],
    // Said as soon as both are there, whatever else is still wrong.
    when: ({ value }) => {
      const { newPassword, confirmation } = value as Record<string, unknown>
      return Boolean(newPassword && confirmation)
    },
  })

export const changePassword = endpoint({
  method: 'PUT',
  path: '/account/password',
  summary: 'Changes the password with the current one. Every other session ends, and a notice is mailed.',
  access: 'signed-in',
  body: passwordChange,
  response: z.object({ message: z.string() }),
  status: 200,
})

/** Confirmation that somebody reads an e-mail's mailbox: of the one that they signed up with, or of a new one. */
export const confirmEmail = endpoint({
  method: 'PUT',
  path: '/account/email',
  summary: 'Confirms an e-mail with the token of the link that was mailed there. Needs no session.',
  access: 'anyone',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: z.object({
    message: z.string(),
    email: z.string(),
    providerUnlinked: z
      .boolean()
      .describe('The e-mail is another now, and a sign-in provider that opened the account opens it no more'),
    hasPassword: z.boolean().describe('False: a mailed code chooses one, to log in with from now on'),
  }),
  status: 200,
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/account/email',
  summary: 'Mails the confirmation link of the session’s e-mail, or of its pending one, once more.',
  access: 'signed-in',
  response: z.object({ message: z.string() }),
  status: 200,
})

export const chooseLanguage = endpoint({
  method: 'PUT',
  path: '/account/language',
  summary: 'Keeps in which language e-mails to the session’s user are written.',
  access: 'signed-in',
  body: z.strictObject({ language: z.enum(LANGUAGES, said(formTexts.notOffered)) }),
  response: z.object({ language: z.enum(LANGUAGES) }),
  status: 200,
})
