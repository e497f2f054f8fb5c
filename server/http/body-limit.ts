import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse } from '#contract/errors.ts'
import { answerRefusal } from './refusals.ts'

const API_BODY_BYTES = 256 * 1024

/** No call of the API takes a body over 256 kB: 413. */
export function limitBody(): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: API_BODY_BYTES,
    onError: (context) => answerRefusal(context, refuse('body-too-large')),
  })
  // To look for a body makes a whole Request of what Node received: not worth it where none is read.
  return (context, next) => (context.req.method === 'GET' ? next() : limit(context, next))
}
