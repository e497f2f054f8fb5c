import type { MiddlewareFunction } from 'react-router'
import { LANGUAGE_COOKIE, LANGUAGE_KEPT_SECONDS } from '#contract/language-cookie.ts'
import { LANGUAGE_QUERY } from '#contract/languages-of-addresses.ts'
import { isLanguage } from '#contract/texts/language.ts'
import { keepCookie } from '#web/request/own-cookies.ts'

/** Before every page: who followed an address with `?lang=` reads on in that language. */
export const keepAskedLanguage: MiddlewareFunction<Response> = ({ context, url }, next) => {
  const asked = url.searchParams.get(LANGUAGE_QUERY)
  if (isLanguage(asked)) keepCookie(context, LANGUAGE_COOKIE, asked, LANGUAGE_KEPT_SECONDS)
  return next()
}
