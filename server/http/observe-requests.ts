import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Services } from '../services.ts'
import type { ApiEnv } from './api-context.ts'
import { isFromProxy } from './peer-address.ts'
import { toldStatus } from './visitor-gone.ts'

/** Methods by name; whatever else somebody makes up is one more row, not many. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
/** What no route answers. */
const NO_ROUTE = 'none'

/**
 * Times each request by its route's pattern, and opens the trace that all it causes belongs to. What a caller says of a
 * trace of their own (W3C `traceparent`) counts from TRUSTED_PROXIES alone: anybody else could hide in it, or fill ours.
 * A call that a page makes in-process is a step of the page, and no request.
 */
export function observeRequests(
  { metrics, tracing, env }: Pick<Services, 'metrics' | 'tracing' | 'env'>,
  kind: 'call' | 'page',
): MiddlewareHandler<ApiEnv> {
  const isTrusted = isFromProxy(env.TRUSTED_PROXIES)
  return (context, next) => {
    const startedAt = performance.now()
    const method = METHODS.has(context.req.method) ? context.req.method : 'other'
    const isInner = context.env?.page !== undefined
    const calledBy = !isInner && isTrusted(context.env) ? context.req.header('traceparent') : undefined
    return tracing.step({ name: method, kind: isInner ? 'internal' : 'server', calledBy }, async (step) => {
      await next()
      const status = toldStatus(context)
      const route = routeOf(kind === 'call' ? routePath(context) : context.get('route'))
      const seconds = (performance.now() - startedAt) / 1000
      if (!isInner)
        metrics.time('request', { kind, method, route, status: `${Math.floor(status / 100)}xx` }, seconds)
      step.rename(`${method} ${route}`)
      step.tell({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'lupulo.request_id': context.get('requestId') ?? '',
      })
      if (status >= 500) step.fail(String(status))
    })
  }
}

/** The pattern of who answered last; where that is what stands around the routes, or the page for all others, none did. */
function routeOf(pattern: string | undefined): string {
  return !pattern || pattern.endsWith('*') ? NO_ROUTE : pattern
}
