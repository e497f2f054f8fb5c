import { z } from 'zod'
import { isDay } from './age.ts'
import {
  DOCUMENT_DIGITS,
  EARLIEST_FIGURES_DAY,
  EMAIL_MAX_CHARACTERS,
  EMAIL_MIN_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  REASON_MAX_CHARACTERS,
} from './limits.ts'
import { holdsPageAddress } from './page-addresses.ts'
import * as accountWords from './texts/account-words.ts'
import * as adminTexts from './texts/admin.ts'
import * as companySignUpTexts from './texts/company-sign-up.ts'
import * as figuresTexts from './texts/figures.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/**
 * The fields that several forms share, with the exact messages of specification section 5.
 * `''` counts as missing, on the page and on the wire alike.
 */

type Said = ReturnType<typeof said>

const required = said(formTexts.required)

/**
 * Control characters are refused: PostgreSQL stores no zero byte, and nobody types the others. So are halves of characters,
 * which it stores in no JSON and otherwise as something else, and overrides of the direction (U+202D, U+202E), which turn
 * around what stands beside them. Marks and embeddings of direction are what people's scripts and chats write.
 */
const CONTROL = /[^\P{Cc}\n\r\t]|\p{Cs}|[\u202d\u202e]/u

/** What is seen by itself: neither blank nor a mark, nor what is drawn as nothing (U+200B, U+3164, an empty pattern of Braille). */
const SEEN = /[^\p{White_Space}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Text of 1 to `max` characters, trimmed, of which something is seen. */
export function text(max: number, missing: Said = required) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .refine((value) => !value || SEEN.test(value), missing)
    .max(max, said(formTexts.tooLong, { max }))
    .refine((value) => !CONTROL.test(value), said(formTexts.badCharacters))
}

/** The text of a file, as it is: blanks at its ends are part of it. */
export function fileText(max: number) {
  return z
    .string(required)
    .min(1, required)
    .max(max, said(formTexts.tooLong, { max }))
    .refine((value) => !CONTROL.test(value.replaceAll('\x1a', '')), said(formTexts.badCharacters))
}

/** Text that may be empty. */
export function emptiableText(max: number) {
  return z
    .string(required)
    .trim()
    .max(max, said(formTexts.tooLong, { max }))
    .refine((value) => !CONTROL.test(value), said(formTexts.badCharacters))
}

/** Text that may be left out; `''` means that there is to be none. */
export function clearableText(max: number) {
  return emptiableText(max).optional()
}

/** Text that may be left out; `''` means that it was. */
export function optionalText(max: number) {
  return clearableText(max).transform((value) => value || undefined)
}

/**
 * What somebody looks for, in a query: 0 to `max` characters, trimmed. What nobody types finds nothing and is not refused, but
 * for the zero byte: PostgreSQL takes it in no question either.
 */
export function sought(max: number) {
  return z
    .string(required)
    .trim()
    .max(max, said(formTexts.tooLong, { max }))
    .refine((value) => !value.includes('\u0000'), said(formTexts.badCharacters))
}

/** What somebody may look for; '' means not set, as every empty value of a query does. */
export function soughtIfSet(max: number) {
  return sought(max)
    .transform((value) => value || undefined)
    .optional()
}

/**
 * A name, a place or whoever carries a parcel, as somebody writes it anew: it reaches other people's mailboxes, and holds no
 * address of a page. Edits take what stands there already and are asked by the server (refuse-page-addresses.ts).
 */
export function withoutPageAddress<Field extends z.ZodType<string>>(field: Field) {
  return field.refine((value) => !holdsPageAddress(value), said(formTexts.pageAddress))
}

/** Letters of any script, spaces, apostrophe, hyphen, period (decisions, "Forms"): São Paulo, María José, D´Angelo. */
const LETTERS = /^[\p{L}\p{M}][\p{L}\p{M} .'’´-]*$/u
/** The same; dozens of towns are called after a day: 25 de Mayo, 9 de Julio, 1º de Mayo. */
const CITY = /^(\d{1,2}[º°]? de )?[\p{L}\p{M}][\p{L}\p{M} .'’´-]*$/iu
/** Company names: the same, digits and `&,()+/ºª`. */
const COMPANY = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’&,()+/ºª-]*$/u

/** A name in letters alone, of 1 to `max` characters, in the words of the form that asks for it. */
export function lettersOf(max: number, missing: Said, wrong: Said) {
  return text(max, missing).regex(LETTERS, wrong)
}

export const personName = lettersOf(80, required, said(formTexts.lettersOnly))
export const cityName = text(80, required).regex(CITY, said(formTexts.lettersOnly))
export const companyName = text(80).regex(COMPANY, said(accountWords.mustBeACompany))
export const streetAddress = text(160)

/** What people write between the digits of a document or phone (blanks, dots, hyphens, slashes, brackets), and marks of direction, which telephones copy with them. */
const BETWEEN_DIGITS = /[\s.()/\u2010-\u2015\p{Cf}-]/gu

/** The digits alone, as documents and phones are kept: one is the same however it was typed. */
export const withoutMarks = (typed: string) => typed.replaceAll(BETWEEN_DIGITS, '')

/** 6 to 15 digits, typed as people write them (`30.111.222`), or a JSON number. Out: the string of digits. */
export const identityDocument = z
  .union([z.string(), z.number()], required)
  .transform((value) => (typeof value === 'number' ? String(value) : withoutMarks(value)))
  .pipe(
    z
      .string()
      .min(1, required)
      .regex(
        new RegExp(`^\\d{${DOCUMENT_DIGITS.least},${DOCUMENT_DIGITS.most}}$`),
        said(formTexts.documentInvalid),
      ),
  )

/** Digits, a `+` before them or not, typed as people write them: `+54 9 (351) 555-0100`. Out: without what is between. */
export function phoneOf(missing: Said, wrong: Said) {
  return text(30, missing)
    .overwrite(withoutMarks)
    .regex(/^\+?\d+$/, wrong)
}

export const phoneNumber = phoneOf(required, said(accountWords.enterAValidNumber))
/** The same where none is fine: `''` takes it away. */
export const clearablePhone = z
  .union([z.string().trim().length(0), phoneNumber], said(accountWords.enterAValidNumber))
  .optional()

/** Lower-cased: one account per e-mail, whatever its capitals. */
export const emailAddress = z
  .string(required)
  .trim()
  .toLowerCase()
  .min(1, required)
  .max(EMAIL_MAX_CHARACTERS, said(formTexts.emailInvalid))
  .pipe(z.email(said(formTexts.emailInvalid)).min(EMAIL_MIN_CHARACTERS, said(formTexts.emailInvalid)))

const anyPassword = z
  .string(required)
  .min(1, required)
  .max(PASSWORD_MAX_CHARACTERS, said(formTexts.tooLong, { max: PASSWORD_MAX_CHARACTERS }))

function strong(password: z.ZodString) {
  return password
    .min(PASSWORD_MIN_CHARACTERS, said(formTexts.passwordWeak))
    .regex(/\p{Lu}/u, said(formTexts.passwordWeak))
    .regex(/\p{Ll}/u, said(formTexts.passwordWeak))
    .regex(/\d/, said(formTexts.passwordWeak))
}

export const newPassword = strong(anyPassword)

/**
 * The same rules for sellers (decisions, "Deliberate deviations"), with their own message for what it names: an
 * uppercase letter or a digit is missing. Only what it does not name, length and lowercase, is told in the buyer's words.
 */
export const newCompanyPassword = strong(
  anyPassword
    .regex(/\p{Lu}/u, said(companySignUpTexts.passwordWeak))
    .regex(/\d/, said(companySignUpTexts.passwordWeak)),
)

/** Lower case, as the database writes ids: two spellings of one id are the same. */
export const uuid = z.uuid(said(formTexts.badId)).toLowerCase()

/** `true` or `'true'`: specification section 7 writes the switch as a word. */
export const switchOnWire = z
  .union([z.boolean(), z.enum(['true', 'false'])], said(formTexts.notOffered))
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
export const reasonGiven = text(REASON_MAX_CHARACTERS, said(adminTexts.reasonMissing))
/** The same where the specification's own call knows none: pages ask for it, old clients may leave it out. */
export const reasonIfGiven = optionalText(REASON_MAX_CHARACTERS).optional()

/** An id in a query; `''` means not set, as every empty value of a query does. */
export const queryId = z
  .union([z.literal(''), uuid], said(formTexts.badId))
  .transform((value) => value || undefined)
  .optional()

/** A day `yyyy-mm-dd` of a period that is asked for; '' means not set, as every empty value of a query does. */
export const queryDay = z
  .union(
    [z.literal(''), z.string().refine(isDay, said(figuresTexts.dayInvalid))],
    said(figuresTexts.dayInvalid),
  )
  .refine((value) => value === '' || value >= EARLIEST_FIGURES_DAY, said(figuresTexts.dayTooEarly))
  .transform((value) => value || undefined)
  .optional()

/** One of the values on offer; '' means not set, as every empty value of a query does. */
export function choice<const C extends readonly [string, ...string[]]>(choices: C) {
  return z
    .union([z.literal(''), z.enum(choices)], said(formTexts.notOffered))
    .transform((value) => (value === '' ? undefined : (value as C[number])))
    .optional()
}

/** A page from 1 on; '' means not set. */
export const pageNumber = z
  .string()
  .regex(/^([1-9]\d{0,6})?$/, said(formTexts.notOffered))
  .transform((value) => (value === '' ? undefined : Number(value)))
  .optional()

/** The address of a picture in our own storage or of a drawn label; `''` means none. */
export const imageAddress = z
  .string()
  .max(300)
  .regex(/^(|\/(labels|media)\/(?!.*\.\.)[\w./?=-]+)$/, said(formTexts.badImage))
  .optional()
