import { z } from 'zod'
import { isDay } from './age.ts'
import {
  EARLIEST_FIGURES_DAY,
  EMAIL_MAX_CHARACTERS,
  EMAIL_MIN_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  REASON_MAX_CHARACTERS,
} from './limits.ts'
import { TEXTS } from './texts/catalogue.ts'

/**
 * The fields that several forms share, with the exact messages of specification section 5.
 * `''` counts as missing, on the page and on the wire alike.
 */

const required = TEXTS['form.required']

/** Control characters are refused: PostgreSQL stores no zero byte, and nobody types the others. */
const CONTROL = /[^\P{Cc}\n\r\t]/u

/** Text of 1 to `max` characters, trimmed. */
export function text(max: number, missing: string = required) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, TEXTS['form.tooLong'].replace('{max}', String(max)))
    .refine((value) => !CONTROL.test(value), TEXTS['form.badCharacters'])
}

/** Text that may be left out; `''` means that there is to be none. */
export function clearableText(max: number) {
  return z
    .string()
    .trim()
    .max(max, TEXTS['form.tooLong'].replace('{max}', String(max)))
    .refine((value) => !CONTROL.test(value), TEXTS['form.badCharacters'])
    .optional()
}

/** Text that may be left out; `''` means that it was. */
export function optionalText(max: number) {
  return clearableText(max).transform((value) => value || undefined)
}

/** Letters of any script, spaces, apostrophe, hyphen, period (decisions, "Forms"): São Paulo, María José. */
const LETTERS = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u
/** Company names: the same, digits and `&,()+/ºª`. */
const COMPANY = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’&,()+/ºª-]*$/u

/** A name in letters alone, of 1 to `max` characters, in the words of the form that asks for it. */
export function lettersOf(max: number, missing: string, wrong: string) {
  return text(max, missing).regex(LETTERS, wrong)
}

export const personName = lettersOf(80, required, TEXTS['form.lettersOnly'])
export const cityName = lettersOf(80, required, TEXTS['form.lettersOnly'])
export const companyName = text(80).regex(COMPANY, TEXTS['company.nameInvalid'])
export const streetAddress = text(160)

/** 6 to 15 digits; a JSON number or a string of digits. Out: the string of digits. */
export const identityDocument = z
  .union([z.string(), z.number()], { error: required })
  .transform((value) => String(value).trim())
  .pipe(
    z
      .string()
      .min(1, required)
      .regex(/^\d{6,15}$/, TEXTS['form.documentInvalid']),
  )

export const phoneNumber = text(30).regex(/^[\d +]+$/, TEXTS['form.phoneInvalid'])
/** The same where none is fine: `''` takes it away. */
export const clearablePhone = z
  .string()
  .trim()
  .refine((value) => value === '' || phoneNumber.safeParse(value).success, TEXTS['form.phoneInvalid'])
  .optional()

/** Lower-cased: one account per e-mail, whatever its capitals. */
export const emailAddress = z
  .string({ error: required })
  .trim()
  .toLowerCase()
  .min(1, required)
  .max(EMAIL_MAX_CHARACTERS, TEXTS['form.emailInvalid'])
  .pipe(z.email(TEXTS['form.emailInvalid']).min(EMAIL_MIN_CHARACTERS, TEXTS['form.emailInvalid']))

const anyPassword = z
  .string({ error: required })
  .min(1, required)
  .max(PASSWORD_MAX_CHARACTERS, TEXTS['form.tooLong'].replace('{max}', String(PASSWORD_MAX_CHARACTERS)))

function strong(password: z.ZodString) {
  return password
    .min(PASSWORD_MIN_CHARACTERS, TEXTS['form.passwordWeak'])
    .regex(/\p{Lu}/u, TEXTS['form.passwordWeak'])
    .regex(/\p{Ll}/u, TEXTS['form.passwordWeak'])
    .regex(/\d/, TEXTS['form.passwordWeak'])
}

export const newPassword = strong(anyPassword)

/**
 * The same rules for sellers (decisions, "Deliberate deviations"), with their own message for what it names: an
 * uppercase letter or a digit is missing. Only what it does not name, length and lowercase, is told in the buyer's words.
 */
export const newCompanyPassword = strong(
  anyPassword
    .regex(/\p{Lu}/u, TEXTS['companySignUp.passwordWeak'])
    .regex(/\d/, TEXTS['companySignUp.passwordWeak']),
)

/** Lower case, as the database writes ids: two spellings of one id are the same. */
export const uuid = z.uuid(TEXTS['form.badId']).toLowerCase()

/** `true` or `'true'`: specification section 7 writes the switch as a word. */
export const switchOnWire = z
  .union([z.boolean(), z.enum(['true', 'false'])], TEXTS['form.notOffered'])
  .transform((value) => value === true || value === 'true')

/**
 * What a person's record says that only the shop sets (specification section 3): ignored where it says what is so
 * anyway, else 403. `email_verified` of a client proves nothing (decisions, "Deliberate deviations").
 */
export const setByTheShop = {
  id: uuid.optional(),
  role: z.string().optional(),
  status: switchOnWire.optional(),
  email_verified: z.unknown().optional(),
}

/** Why an admin does what harms somebody: it goes into the audit log. */
export const reasonGiven = text(REASON_MAX_CHARACTERS, TEXTS['admin.reasonMissing'])
/** The same where the specification's own call knows none: pages ask for it, old clients may leave it out. */
export const reasonIfGiven = optionalText(REASON_MAX_CHARACTERS).optional()

/** An id in a query; `''` means not set, as every empty value of a query does. */
export const queryId = z
  .union([z.literal(''), uuid], TEXTS['form.badId'])
  .transform((value) => value || undefined)
  .optional()

/** A day `yyyy-mm-dd` of a period that is asked for; '' means not set, as every empty value of a query does. */
export const queryDay = z
  .union([z.literal(''), z.string().refine(isDay, TEXTS['figures.dayInvalid'])], TEXTS['figures.dayInvalid'])
  .refine((value) => value === '' || value >= EARLIEST_FIGURES_DAY, TEXTS['figures.dayTooEarly'])
  .transform((value) => value || undefined)
  .optional()

/** A page from 1 on; '' means not set. */
export const pageNumber = z
  .string()
  .regex(/^([1-9]\d{0,6})?$/, TEXTS['form.notOffered'])
  .transform((value) => (value === '' ? undefined : Number(value)))
  .optional()

/** The address of a picture in our own storage or of a drawn label; `''` means none. */
export const imageAddress = z
  .string()
  .max(300)
  .regex(/^(|\/(labels|media)\/(?!.*\.\.)[\w./?=-]+)$/, TEXTS['form.badImage'])
  .optional()
