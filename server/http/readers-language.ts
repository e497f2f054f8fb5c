import { AsyncLocalStorage } from 'node:async_hooks'
import { cookieName } from '#contract/cookie-name.ts'
import { LANGUAGE_COOKIE } from '#contract/language-cookie.ts'
import { LANGUAGE_QUERY } from '#contract/languages-of-addresses.ts'
import { isLanguage, knowReadersLanguageBy, type Language } from '#contract/texts/language.ts'

/** The language of whoever this is done for; it goes along through everything that is awaited. */
const reader = new AsyncLocalStorage<Language | undefined>()

knowReadersLanguageBy(() => reader.getStore())

/** Does something for a reader of this language: all texts that come of it are in it. */
export function inLanguage<Result>(language: Language | undefined, run: () => Result): Result {
  return reader.run(language, run)
}

/**
 * The language of a request: what its address asks for (`?lang=en`, which search engines are told of), else what its
 * browser was once told to keep. What browsers say they prefer counts for nothing: the specification's texts are the default.
 * @param isHttps of the shop's public address
 */
export function languageOfRequest(request: Request, isHttps: boolean): Language | undefined {
  return languageOfAddress(request.url) ?? languageOfCookies(request.headers.get('cookie'), isHttps)
}

function languageOfAddress(url: string): Language | undefined {
  if (!url.includes('lang=')) return undefined
  const asked = new URL(url).searchParams.get(LANGUAGE_QUERY)
  return isLanguage(asked) ? asked : undefined
}

const keptAs = (name: string) => new RegExp(`(?:^|;\\s*)${name}=(\\w+)`)
const KEPT = keptAs(cookieName(LANGUAGE_COOKIE, false))
const KEPT_ON_HTTPS = keptAs(cookieName(LANGUAGE_COOKIE, true))

function languageOfCookies(header: string | null, isHttps: boolean): Language | undefined {
  const kept = header && (isHttps ? KEPT_ON_HTTPS : KEPT).exec(header)?.[1]
  return isLanguage(kept) ? kept : undefined
}
