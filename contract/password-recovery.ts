import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailAddress, newPassword } from './fields.ts'
import { RECOVERY_CODE } from './limits.ts'
import { textOf } from './texts/catalogue.ts'
import { said } from './texts/said.ts'

/** Digits as people copy them, with spaces; a JSON number too, which has lost its leading zeros. */
const recoveryCode = z
  .union([z.string(), z.number()], said('form.required'))
  .transform((value) =>
    typeof value === 'number'
      ? String(value).padStart(RECOVERY_CODE.digits, '0')
      : value.replaceAll(/\s/g, ''),
  )
  .pipe(
    z
      .string()
      .min(1, said('form.required'))
      .regex(
        new RegExp(`^\\d{${RECOVERY_CODE.digits}}$`),
        said('recovery.codeInvalid', { digits: RECOVERY_CODE.digits }),
      ),
  )

/** Password recovery, step 1 (specification section 5, "Password reset"). */
export const recoveryRequest = z.strictObject({ email: emailAddress })

const recovery = z.strictObject({ email: emailAddress, code: recoveryCode, newPassword })

/** Step 2 as the page asks it: the confirmation never leaves the page. */
export const recoveryForm = recovery
  .extend({ confirmation: z.string(said('form.required')).min(1, said('form.required')) })
  .refine((form) => form.newPassword === form.confirmation, {
    path: ['confirmation'],
    error: () => textOf('recovery.mismatch'),
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
    'Mails a code with which the password can be changed. 404 email-unknown, 429 after too many codes.',
  access: 'anyone',
  body: recoveryRequest,
  response: z.object({ message: z.string() }),
  status: 200,
})

export const changeForgottenPassword = endpoint({
  method: 'PUT',
  path: '/newpassword',
  summary: 'Changes the password with a mailed code, once, and ends every session. 401 wrong-code.',
  access: 'anyone',
  body: recovery,
  response: z.object({ message: z.string() }),
  status: 200,
})
