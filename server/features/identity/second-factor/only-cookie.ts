import { parse } from 'hono/utils/cookie'
import { browserOf } from '../browser-of.ts'

/** A request's headers with this one of its cookies, and which browser it came from. */
export function onlyCookie(headers: Headers, name: string): Headers {
  const own = browserOf(headers)
  const value = parse(headers.get('cookie') ?? '', name)[name]
  own.set('cookie', value === undefined ? '' : `${name}=${encodeURIComponent(value)}`)
  return own
}
