import { keepCookie, keptCookie } from '../../request/own-cookies.ts'
import { type PageContext, pageRequest } from '../../request/page-request.ts'
import { AGE_COOKIE, type AgeAnswer, adultUntilOf, ageCookieOf, readAgeCookie } from './age-cookie.server.ts'

/** What this visitor answered at the age gate, while the answer holds. */
export function ageAnswer(context: PageContext): AgeAnswer | undefined {
  const { settings } = context.get(pageRequest)
  return readAgeCookie(keptCookie(context, AGE_COOKIE), settings.sessionSecret, new Date())
}

/** Until when this visitor counts as an adult, in epoch seconds; null who has not said so. */
export function adultUntil(context: PageContext): number | null {
  const { settings } = context.get(pageRequest)
  return adultUntilOf(keptCookie(context, AGE_COOKIE), settings.sessionSecret, new Date()) ?? null
}

export function keepAgeAnswer(context: PageContext, answer: AgeAnswer): void {
  const { settings } = context.get(pageRequest)
  const { value, seconds } = ageCookieOf(answer, settings.sessionSecret, new Date())
  keepCookie(context, AGE_COOKIE, value, seconds)
}
