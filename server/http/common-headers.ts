import type { MiddlewareHandler } from 'hono'

/** Headers of every answer of the shop, pages and calls alike. */
export function commonHeaders(publicUrl: string): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ]
  if (publicUrl.startsWith('https:')) headers.push(['Strict-Transport-Security', 'max-age=31536000'])
  return headers
}

/** For what is looked at alone: opened as a document it loads nothing, runs nothing and stands in no frame. */
const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every answer that is no page; drawings and the page of the API bring a policy of their own. */
export function answerHeaders(publicUrl: string): [name: string, value: string][] {
  return [...commonHeaders(publicUrl), ['Content-Security-Policy', NOTHING_ALLOWED]]
}

/**
 * Sets them before the answer is made: to change a finished one, Hono makes a second Response, whose body Node then
 * streams (a third of a small answer's CPU).
 */
export function setAnswerHeaders(publicUrl: string): MiddlewareHandler {
  const headers = answerHeaders(publicUrl)
  return (context, next) => {
    for (const [name, value] of headers) context.header(name, value)
    return next()
  }
}
