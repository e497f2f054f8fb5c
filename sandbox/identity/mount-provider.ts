import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { Provider } from 'oidc-provider'

/**
 * Hands a request over to the provider, a Koa app that knows nothing of the folder it is mounted in. It makes up
 * addresses from the request, so that each request is made to look as it came in by the issuer's address.
 */
export function mountProvider(provider: Provider, mountPath: string) {
  const issuer = new URL(provider.issuer)
  const answer = provider.callback()

  return async (context: Context<{ Bindings: HttpBindings }>) => {
    const { incoming, outgoing } = context.env
    const { pathname, search } = new URL(context.req.url)
    const url = pathname.slice(mountPath.length) + search
    incoming.url = url
    incoming.headers['x-forwarded-host'] = issuer.host
    incoming.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1)
    await answer(Object.assign(incoming, { originalUrl: issuer.pathname + url }), outgoing)
    return RESPONSE_ALREADY_SENT
  }
}
