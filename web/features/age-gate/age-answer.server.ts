import { keepCookie, keptCookie } from '../../request/own-cookies.ts'
import { type PageContext, pageRequest } from '../../request/page-request.ts'
import { AGE_COOKIE, type AgeAnswer, ageCookieOf, readAgeCookie } from './age-cookie.server.ts'

/** What this visitor answered at the age gate, while the answer holds. */
export function ageAnswer(context: PageContext): AgeAnswer | undefined {
  const { settings } = context.get(pageRequest)
  return readAgeCookie(keptCookie(context, AGE_COOKIE), settings.sessionSecret, new Date())
}

export function keepAgeAnswer(context: PageContext, answer: AgeAnswer): void {
  const { settings } = context.get(pageRequest)
  const { value, seconds } = ageCookieOf(answer, settings.sessionSecret, new Date())
  keepCookie(context, AGE_COOKIE, value, seconds)
}
