import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { ApiEnv } from './api-context.ts'

const GIVEN_ID = /^[\w-]{8,64}$/

/**
 * Gives each request an id (the caller's X-Request-Id when it is a sane one), answers with it, and writes one line a
 * request. The line holds the path and never the query, a body or a cookie: nothing secret can end up in it.
 */
export function requestLog(log: Logger): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const given = context.req.header('x-request-id')
    const requestId = given && GIVEN_ID.test(given) ? given : randomUUID()
    context.set('requestId', requestId)
    // Whoever is handed the headers can name the request in the log too.
    context.req.raw.headers.set('x-request-id', requestId)
    context.set('log', log.child({ requestId }))
    context.header('X-Request-Id', requestId)
    const startedAt = performance.now()
    await next()
    log.info({
      requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    })
  }
}
