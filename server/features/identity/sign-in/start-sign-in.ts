import { isLedByAnotherSite } from '#contract/from-elsewhere.ts'
import { readersAddress, readersOrigin } from '../../../http/readers-origin.ts'
import { isSignInFailure } from '../../../ports/identity-provider.ts'
import type { Services } from '../../../services.ts'
import { keepAttempt } from './attempt-cookie.ts'
import { type Led, leadToLanding, leadToLogIn, leadToTrouble } from './lead-to.ts'

/**
 * It travels in a cookie, of which a browser may hold a few besides its cart: all together stay below the 8 kB of
 * headers that proxies take. Longer ones are left out.
 */
const NEXT_MAX_BYTES = 600

/**
 * Leads a browser to the sign-in provider. Who is logged in has nothing to do there, unless they are to prove
 * themselves once more (`again`): then the same person must come back. Whom another site sends here is led to the log-in:
 * nobody gets a session who has not asked us for it.
 */
export async function startSignIn(
  { env, identity, identityProvider, log }: Services,
  query: URLSearchParams,
  headers: Headers,
): Promise<Led> {
  const asked = query.get('next') ?? ''
  const next = asked && Buffer.byteLength(asked) <= NEXT_MAX_BYTES ? asked : undefined
  const again = query.get('again') === '1'
  if (isLedByAnotherSite(headers)) return leadToLogIn(next)
  if (!identityProvider) return leadToTrouble('provider-down', next)
  const session = await identity.ownSession(headers)
  if (session && !again) return leadToLanding({ next, again: true })
  if (!session && again) return leadToTrouble('over', next)

  const callback = `${readersOrigin(env)}/api/sign-in/callback`
  const started = await identityProvider.start({ again, callback })
  if (isSignInFailure(started)) {
    log.warn({ trouble: started.trouble, reason: started.reason }, 'sign-in could not begin')
    return leadToTrouble(started.trouble, next)
  }
  const cookies = keepAttempt(env, headers, {
    ...started.secrets,
    startedAtMs: Date.now(),
    next,
    againFor: session?.userId,
  })
  return { to: readersAddress(started.address), cookies }
}
