import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailAddress, newPassword } from './fields.ts'
import { RECOVERY_CODE } from './limits.ts'
import * as formTexts from './texts/form.ts'
import * as recoveryTexts from './texts/recovery.ts'
import { said } from './texts/said.ts'
import { textOf } from './texts/text.ts'

const { digits, keyCharacters } = RECOVERY_CODE

/** A mailed link's key, which stands in the code's place. */
export const recoveryKey = new RegExp(`^[\\w-]{${keyCharacters}}$`)

/**
 * Digits as people copy them, with spaces; a JSON number too, which has lost its leading zeros. Or the key of the link in
 * the same mail, which nobody can guess and strangers cannot use up.
 */
const recoveryCode = z
  .union([z.string(), z.number()], said(formTexts.required))
  .transform((value) =>
    typeof value === 'number' ? String(value).padStart(digits, '0') : value.replaceAll(/\s/g, ''),
  )
  .pipe(
    z
      .string()
      .min(1, said(formTexts.required))
      .regex(
        new RegExp(`^\\d{${digits}}$|${recoveryKey.source}`),
        said(recoveryTexts.codeInvalid, { digits }),
      ),
  )

/** Password recovery, step 1 (specification section 5, "Password reset"). */
export const recoveryRequest = z.strictObject({ email: emailAddress })

const recovery = z.strictObject({ email: emailAddress, code: recoveryCode, newPassword })

/** Step 2 as the page asks it: the confirmation never leaves the page. */
export const recoveryForm = recovery
  .extend({ confirmation: z.string(said(formTexts.required)).min(1, said(formTexts.required)) })
  .refine((form) => form.newPassword === form.confirmation, {
    path: ['confirmation'],
    error: () => textOf(recoveryTexts.mismatch),
    // Said as soon as both are there, whatever else is still wrong.
    when: ({ value }) => {
      const { newPassword, confirmation } = value as Record<string, unknown>
      return Boolean(newPassword && confirmation)
    },
  })

export const sendRecoveryCode = endpoint({
  method: 'POST',
  path: '/forgetpassword',
  summary:
    'Mails a code with which the password can be changed; the one that lives, while one does. 404 email-unknown.',
  access: 'anyone',
  body: recoveryRequest,
  response: z.object({ message: z.string() }),
  status: 200,
})

export const changeForgottenPassword = endpoint({
  method: 'PUT',
  path: '/newpassword',
  summary:
    'Changes the password with a mailed code, or the key of the mail’s link, once, and ends every session. 401 wrong-code.',
  access: 'anyone',
  body: recovery,
  response: z.object({ message: z.string() }),
  status: 200,
})
