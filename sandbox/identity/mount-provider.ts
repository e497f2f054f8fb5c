import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { Provider } from 'oidc-provider'

/**
 * Hands a request over to the provider, a Koa app that knows nothing of the folder it is mounted in. It makes up
 * addresses from the request, so that each request is made to look as it came in by the issuer's address. With
 * `forVisitors` that is the address by which the browser knows this machine: who opened the shop from a phone is led on there.
 */
export function mountProvider(provider: Provider, mountPath: string, forVisitors: boolean) {
  const issuer = new URL(provider.issuer)
  const answer = provider.callback()

  return async (context: Context<{ Bindings: HttpBindings }>) => {
    const { incoming, outgoing } = context.env
    const { pathname, search } = new URL(context.req.url)
    const url = pathname.slice(mountPath.length) + search
    incoming.url = url
    const known = forVisitors ? incoming.headers.host : undefined
    incoming.headers['x-forwarded-host'] = known ?? issuer.host
    incoming.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1)
    await answer(Object.assign(incoming, { originalUrl: issuer.pathname + url }), outgoing)
    return RESPONSE_ALREADY_SENT
  }
}
