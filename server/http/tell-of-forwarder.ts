import type { Services } from '../services.ts'
import type { ApiEnv } from './api-context.ts'
import { isFromProxy } from './peer-address.ts'

/**
 * Says once that somebody hands on addresses whom TRUSTED_PROXIES does not name. A visitor may have made that up; if it was
 * the shop's own proxy, all visitors count as one, and what one of them does too often is refused to everybody.
 */
export function tellOfForwarder({
  env,
  log,
}: Pick<Services, 'env' | 'log'>): (headers: Headers, bindings: ApiEnv['Bindings'] | undefined) => void {
  const isTrusted = isFromProxy(env.TRUSTED_PROXIES)
  let told = false
  return (headers, bindings) => {
    if (told || !headers.has('x-forwarded-for') || isTrusted(bindings)) return
    told = true
    log.warn(
      { from: bindings?.incoming?.socket.remoteAddress },
      'X-Forwarded-For is not believed: TRUSTED_PROXIES does not name who sent it',
    )
  }
}
