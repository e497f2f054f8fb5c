import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { maskApiKeys } from '#contract/api-key-format.ts'
import type { Services } from '../services.ts'
import type { ApiEnv } from './api-context.ts'
import { toldStatus } from './visitor-gone.ts'

const GIVEN_ID = /^[\w-]{8,64}$/

/**
 * Gives each request an id (the caller's X-Request-Id when it is a sane one), answers with it, and writes one line a
 * request: what was asked, whose it was (an id), the code of its refusal, and its trace's id while traces are told. The
 * line holds the path and never the query, a body or a cookie, and of a brewery's key its id: nothing secret can end up in it.
 */
export function requestLog({ log, tracing }: Pick<Services, 'log' | 'tracing'>): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const given = context.req.header('x-request-id')
    const requestId = given && GIVEN_ID.test(given) ? given : randomUUID()
    context.set('requestId', requestId)
    context.set('givenRequestId', given ?? '')
    // Whoever is handed the headers can name the request in the log too.
    context.req.raw.headers.set('x-request-id', requestId)
    const traceId = tracing.traceId()
    const ids = { requestId, ...(traceId && { traceId }) }
    context.set('log', log.child(ids))
    context.header('X-Request-Id', requestId)
    const startedAt = performance.now()
    await next()
    const { callerId, key, refused } = context.var
    log.info({
      ...ids,
      ...(callerId && { callerId }),
      ...(key && { keyId: key.id }),
      method: context.req.method,
      path: maskApiKeys(context.req.path),
      status: toldStatus(context),
      ...(refused && { refused }),
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    })
  }
}
