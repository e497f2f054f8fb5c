import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../settings/env.ts'

type Shop = Pick<Settings, 'publicUrl' | 'HSTS_SUBDOMAINS'>

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

/** Headers of every answer of the shop, pages and calls alike. */
export function commonHeaders({ publicUrl, HSTS_SUBDOMAINS }: Shop): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    [RESOURCE_POLICY, 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ]
  const subdomains = HSTS_SUBDOMAINS ? '; includeSubDomains' : ''
  if (publicUrl.startsWith('https:'))
    headers.push(['Strict-Transport-Security', `max-age=31536000${subdomains}`])
  return headers
}

/** For what is looked at alone: opened as a document it loads nothing, runs nothing and stands in no frame. */
const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every answer that is no page; drawings and the page of the API bring a policy of their own. */
export function answerHeaders(shop: Shop): [name: string, value: string][] {
  return [...commonHeaders(shop), ['Content-Security-Policy', NOTHING_ALLOWED]]
}

/**
 * Sets them before the answer is made: to change a finished one, Hono makes a second Response, whose body Node then
 * streams (a third of a small answer's CPU).
 */
export function setAnswerHeaders(shop: Shop): MiddlewareHandler {
  const headers = answerHeaders(shop)
  return (context, next) => {
    for (const [name, value] of headers) context.header(name, value)
    return next()
  }
}

/** For pictures, which mails, the payment page and previews of links show too. */
export const showElsewhere: MiddlewareHandler = (context, next) => {
  context.header(RESOURCE_POLICY, 'cross-origin')
  return next()
}
