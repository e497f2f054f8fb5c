import { isIP } from 'node:net'
import { z } from 'zod'
import { parseTrustedProxies } from '../http/trusted-proxies.ts'

/** What a setting can be. Each refuses in words that go on after the setting's name: 'PORT is not a whole number.' */

/** One of these words. */
export const oneOf = <const Choice extends string>(...choices: Choice[]) =>
  z.enum(choices, `is none of ${choices.join(', ')}`)

/** 0 or 1 → a boolean. */
export const flag = oneOf('0', '1').transform((value) => value === '1')

/** A whole number from `min` to `max`, both included. */
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'is not a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `is not between ${min} and ${max}`)

const KEY_MIN_CHARACTERS = 32

/** Keys with commas between, the one in use first; those after it still open what they locked. */
export const keys = z
  .string()
  .transform((list) => list.split(',').map((key) => key.trim()))
  .refine(
    (each) => each.every((key) => key.length >= KEY_MIN_CHARACTERS),
    `has a key of fewer than ${KEY_MIN_CHARACTERS} characters`,
  )

/** One e-mail address, without a name. */
export const mailAddress = z.email('is not one e-mail address')

const SENDER = /^(?:[^<>@]*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/u

/** Whom mails come from: an address, or `Name <address>`. */
export const sender = z.string().regex(SENDER, 'names no e-mail address')

/** The address alone of a `sender`. */
export function addressOfSender(from: string): string {
  const [, bracketed, bare] = SENDER.exec(from)!
  return (bracketed ?? bare)!
}

/** A whole address of the web. */
export const address = z.url({
  protocol: /^https?$/,
  error: 'is not an address such as https://shop.example',
})

/** A database of PostgreSQL. */
export const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//, 'does not begin with postgres://')

/**
 * Scheme and host alone, written as browsers write an origin: every address that we send begins with it, and Origin
 * headers are compared with it.
 */
export const shopAddress = address
  .refine((value) => isOrigin(URL.parse(value)), 'is more than scheme and host')
  .transform((value) => new URL(value).origin)

/** What is no address at all has a sentence of its own. */
function isOrigin(url: URL | null): boolean {
  return url === null || url.href === `${url.origin}/`
}

/**
 * A name of the time zone database, old ones and aliases too (Intl.supportedValuesOf lists neither UTC nor our own
 * default). No offsets such as +03:00, which PostgreSQL reads the other way round.
 */
export const timeZone = z.string().refine(isTimeZone, 'is not a time zone')

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** An address of this machine, or a name of it, as one listens on. */
export const hostToListenOn = z
  .string()
  .refine(
    (host) => isIP(host) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host),
    'is neither an address nor a name',
  )

/** Addresses and ranges with commas between, whose X-Forwarded-For is believed; `none`: nobody's. */
export const proxies = z.string().transform((list, context) => {
  try {
    return parseTrustedProxies(list)
  } catch (error) {
    context.issues.push({ code: 'custom', input: list, message: `is wrong: ${(error as Error).message}` })
    return z.NEVER
  }
})

/** A line of text that stands on every page. */
export const shortLine = z.string().max(200, 'has more than 200 characters')
