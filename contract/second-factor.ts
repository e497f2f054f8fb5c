import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { sessionUser } from './identity.ts'
import { BACKUP_CODE, PASSWORD_MAX_CHARACTERS, SECOND_FACTOR } from './limits.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'
import * as secondFactorTexts from './texts/second-factor.ts'
import { textOf } from './texts/text.ts'

/** Applications show it in two groups. */
const code = z
  .string(said(secondFactorTexts.codeMissing))
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(
    z.string().regex(new RegExp(`^\\d{${SECOND_FACTOR.digits}}$`), said(secondFactorTexts.codeWrongShape)),
  )

/** As it is printed, or as people type it: capitals, with or without the hyphen. */
const backupCode = z
  .string()
  .transform((typed) => typed.toLowerCase().replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .regex(new RegExp(`^[a-z\\d]{${BACKUP_CODE.characters}}$`), said(secondFactorTexts.backupWrongShape)),
  )
  .transform((bare) => `${bare.slice(0, BACKUP_CODE.group)}-${bare.slice(BACKUP_CODE.group)}`)

const currentPassword = z
  .string(said(formTexts.required))
  .min(1, said(formTexts.required))
  .max(PASSWORD_MAX_CHARACTERS)

/** One of the two: what the authenticator shows, or a code of the printed list. */
export const secondFactorProof = z
  .strictObject({ code: code.optional(), backupCode: backupCode.optional() })
  .refine(({ code, backupCode }) => (code === undefined) !== (backupCode === undefined), {
    error: () => textOf(secondFactorTexts.codeMissing),
    path: ['code'],
  })
export type SecondFactorProof = z.output<typeof secondFactorProof>

/** Both in one field of a page: six digits are the authenticator's. */
export const eitherCode = z
  .string(said(secondFactorTexts.codeMissing))
  .transform((typed, context): SecondFactorProof => {
    const shown = code.safeParse(typed)
    if (shown.success) return { code: shown.data }
    const printed = backupCode.safeParse(typed)
    if (printed.success) return { backupCode: printed.data }
    context.issues.push({
      code: 'custom',
      input: typed,
      message: textOf(secondFactorTexts.eitherWrongShape),
    })
    return z.NEVER
  })

/** As the page asks it; `proof` is whichever code was typed. */
export const provenForm = z.strictObject({ currentPassword, proof: eitherCode })
export const passwordForm = z.strictObject({ currentPassword })
export const codeForm = z.strictObject({ code })
export const backupCodeForm = z.strictObject({ backupCode })

const withProof = z.strictObject({ currentPassword, proof: secondFactorProof })

/** What an authenticator is given. The key is shown until a first code has come back, and never again. */
const secondFactorSetup = z.object({
  key: z.string().describe('The secret in base32, for typing'),
  address: z.string().describe('otpauth://, for authenticators on the same device'),
  qr: z.object({
    modules: z.number().int().describe('Squares on a side, without the quiet zone'),
    path: z.string().describe('The dark squares as an SVG path, one unit each'),
  }),
})
export type SecondFactorSetup = z.output<typeof secondFactorSetup>

const backupCodes = z.object({ backupCodes: z.array(z.string()) })

export const logInWithSecondFactor = endpoint({
  method: 'POST',
  path: '/login/second-factor',
  summary: `Ends a log-in that POST /login answered with secondFactor: opens the session for the code of the authenticator, or for a backup code. 401 second-factor-over after ${SECOND_FACTOR.logInMinutes} minutes or 5 wrong codes.`,
  access: 'anyone',
  body: secondFactorProof,
  response: sessionUser,
  status: 200,
})

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/account/second-factor',
  summary: 'Whether the session’s admin or seller has a second factor, and the one that they are setting up.',
  access: ['Company', 'Admin'],
  beforeSecondFactor: true,
  response: z.object({
    enabled: z.boolean(),
    required: z
      .boolean()
      .describe('The shop asks every admin for one; sellers are asked by their payout account'),
    backupCodesLeft: z.number().int(),
    setup: secondFactorSetup.nullable().describe('What this session has begun and not yet confirmed'),
  }),
  status: 200,
})

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/account/second-factor',
  summary:
    'Begins to set up an authenticator, which counts once PUT has confirmed it. Who has one gives a code of it besides, and keeps it until then.',
  access: ['Company', 'Admin'],
  beforeSecondFactor: true,
  body: withProof.extend({ proof: secondFactorProof.optional() }),
  response: secondFactorSetup,
  status: 201,
})

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: '/account/second-factor',
  summary:
    'Turns the second factor on with the first code of the authenticator. Every other session ends, a notice is mailed; the backup codes are told here and never again.',
  access: ['Company', 'Admin'],
  beforeSecondFactor: true,
  body: codeForm,
  response: backupCodes,
  status: 200,
})

export const endSecondFactor = endpoint({
  method: 'DELETE',
  path: '/account/second-factor',
  summary: 'Turns the second factor off. 403 second-factor-required where the shop asks its admins for one.',
  access: ['Company', 'Admin'],
  body: withProof,
  response: z.object({ message: z.string() }),
  status: 200,
})

export const renewBackupCodes = endpoint({
  method: 'POST',
  path: '/account/second-factor/backup-codes',
  summary: 'Makes new backup codes; the ones before them are dead.',
  access: ['Company', 'Admin'],
  body: withProof,
  response: backupCodes,
  status: 200,
})
