import { isSecure, type PageContext, pageRequest } from '../../request/page-request.ts'
import { AGE_COOKIE, type AgeAnswer, ageCookieText, readAgeCookie } from './age-cookie.server.ts'

/** What this visitor answered at the age gate, while the answer holds. */
export function ageAnswer(context: PageContext): AgeAnswer | undefined {
  const { cookies, settings } = context.get(pageRequest)
  return readAgeCookie(cookies.get(AGE_COOKIE), settings.sessionSecret, new Date())
}

export function keepAgeAnswer(context: PageContext, answer: AgeAnswer): void {
  const page = context.get(pageRequest)
  const options = { secret: page.settings.sessionSecret, secure: isSecure(page), now: new Date() }
  page.cookies.set(ageCookieText(answer, options))
}
