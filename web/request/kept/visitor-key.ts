import { AGE_COOKIE } from '#contract/age-answer.ts'
import { cookieName } from '#contract/cookie-name.ts'
import { LANGUAGE_COOKIE } from '#contract/language-cookie.ts'
import { languageNow } from '#contract/texts/language.ts'
import { CookieJar } from '../cookie-jar.ts'
import type { PageRequest } from '../page-request.ts'

type Seal = { isSecure: boolean; ageSeal: PageRequest['settings']['ageSeal'] }

/**
 * What tells the pages of visitors apart who bring nothing of their own: address, language, and that they said to be adults.
 * Undefined for all others: whoever brings any other cookie (a session, a cart, a taste, one that we do not know), or whose age is
 * not enough for every country. A page that is kept under it has to be made for a stranger who brings no more than this (cookiesOfStranger).
 * @param origin by which the visitor reaches the shop
 */
export function visitorKey(
  request: Request,
  { origin, isSecure, ageSeal }: Seal & { origin: string },
): string | undefined {
  const header = request.headers.get('cookie')
  if (request.method !== 'GET' || !header) return undefined
  const age = cookieName(AGE_COOKIE, isSecure)
  const language = cookieName(LANGUAGE_COOKIE, isSecure)
  const cookies = new CookieJar(header)
  if (cookies.names().some((name) => name !== age && name !== language)) return undefined
  const kept = ageSeal.read(cookies.get(age))
  if (kept?.answer !== 'adult' || kept.birthDay) return undefined
  const { pathname, search } = new URL(request.url)
  return `${languageNow() ?? ''} ${origin}${pathname}${search}`
}

/** The cookies of an adult who has nothing else: what a page is made for that many are to see. */
export function cookiesOfStranger({ isSecure, ageSeal }: Seal): CookieJar {
  return new CookieJar(`${cookieName(AGE_COOKIE, isSecure)}=${ageSeal.seal('adult', undefined).value}`)
}
