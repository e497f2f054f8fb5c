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

/**
 * Sets them before the answer is made: to change a finished one, Hono makes a second Response, whose body Node then
 * streams (a third of a small answer's CPU).
 */
export function setCommonHeaders(publicUrl: string): MiddlewareHandler {
  const headers = commonHeaders(publicUrl)
  return (context, next) => {
    for (const [name, value] of headers) context.header(name, value)
    return next()
  }
}
