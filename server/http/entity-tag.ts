import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/** The name of exactly this content (RFC 9110 §8.8.3). */
export function entityTag(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Names what is answered, and says whether the browser has it already (If-None-Match, RFC 9110 §13.1.2). */
export function isKnown(context: Context, tag: string): boolean {
  context.header('ETag', tag)
  const known = context.req
    .header('If-None-Match')
    ?.split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
  return known !== undefined && (known.includes(tag) || known.includes('*'))
}
