import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ALL_CALLS } from '#contract/all-calls.ts'
import { type ErrorCode, refuse } from '#contract/errors.ts'
import { answerRefusal } from './refusals.ts'

const API_BODY_BYTES = 256 * 1024

/**
 * No call of the API takes a body over 256 kB (413), but those that say so (`maxBody`).
 * A declared length that is too long is refused before anything is read; without one, the bytes are counted.
 */
export function limitBody(): MiddlewareHandler {
  const usual = limitTo(API_BODY_BYTES, 'body-too-large')
  const own = ALL_CALLS.flatMap(([, { path, maxBody }]) =>
    maxBody ? [{ at: patternOf(path), limit: limitTo(maxBody.bytes, maxBody.tooLarge) }] : [],
  )
  const limitOf = (path: string) => own.find(({ at }) => at.test(path))?.limit ?? usual
  // To look for a body makes a whole Request of what Node received: not worth it where none is read.
  return (context, next) => (context.req.method === 'GET' ? next() : limitOf(context.req.path)(context, next))
}

/** The addresses of a call; what stands in its braces may be anything but a slash. */
function patternOf(path: string): RegExp {
  return new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}

function limitTo(bytes: number, tooLarge: ErrorCode): MiddlewareHandler {
  return bodyLimit({
    maxSize: bytes,
    onError: (context) => answerRefusal(context, refuse(tooLarge)),
  })
}
