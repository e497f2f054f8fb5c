import { cookieName } from '#contract/cookie-name.ts'

/** Name of the session cookie. */
export function sessionCookieName(publicUrl: string): string {
  return named('lupulo_session', publicUrl)
}

/** Name of the cookie of a log-in whose second factor is still to come. */
export function secondFactorCookieName(publicUrl: string): string {
  return named('lupulo_second_factor', publicUrl)
}

function named(name: string, publicUrl: string): string {
  return cookieName(name, publicUrl.startsWith('https:'))
}
