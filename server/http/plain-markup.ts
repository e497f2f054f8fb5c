import type { html } from 'hono/html'

/**
 * HTML or XML that `html` of hono has put together, as a plain string. Every value in it is escaped there, unless it is
 * markup itself. @throws where a value of it is still to come: a bug
 */
export function plainMarkup(written: ReturnType<typeof html>): string {
  if (written instanceof Promise) throw new TypeError('a value of this markup is still to come')
  return written.toString()
}
