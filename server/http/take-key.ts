import type { Context, MiddlewareHandler } from 'hono'
import { apiKeysIn, isApiKey } from '#contract/api-key-format.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { keyFinder } from '../api-keys/find-key.ts'
import { revokeLeaked } from '../api-keys/revoke-leaked.ts'
import type { Services } from '../services.ts'
import type { ApiEnv } from './api-context.ts'
import { answerRefusal } from './refusals.ts'

const BEARER = /^Bearer(?: +|$)/i

/**
 * Reads the key that a brewery's program sends (`Authorization: Bearer lup_…`, RFC 6750), for `bind` to act on. A key stands in
 * no address, where proxies and histories keep it: there it is over at once. Refuses: key-in-address; key-and-session, for what
 * sends both may be a browser that somebody else leads; key-not-valid, whatever it is that is wrong; too-many-requests.
 * What is no bearer's (a proxy's own password) is not ours to read.
 */
export function takeKey(
  services: Pick<Services, 'db' | 'jobs' | 'identity' | 'rateLimits'>,
): MiddlewareHandler<ApiEnv> {
  const { identity, rateLimits } = services
  const findKey = keyFinder(services.db)
  return async (context, next) => {
    const leaked = apiKeysIn(context.req.url)
    if (leaked.length) {
      await revokeLeaked(services, leaked)
      return answerRefusal(context, refuse('key-in-address'))
    }
    const sent = context.req.header('authorization')
    if (sent === undefined || !BEARER.test(sent)) return next()
    // Whatever comes of it is no other's.
    context.header('Cache-Control', 'private, no-store')
    if (identity.carriesSession(context.req.raw.headers)) {
      return answerRefusal(context, refuse('key-and-session'))
    }
    const token = sent.replace(BEARER, '').trimEnd()
    const key = isApiKey(token) ? await findKey(token) : null
    if (!key) return answerRefusal(context, notValid(context))
    context.set('key', key)
    const { limit, left, seconds, refusal } = await rateLimits.takeAndTell('api-call', key.id)
    context.header('RateLimit-Limit', String(limit))
    context.header('RateLimit-Remaining', String(left))
    context.header('RateLimit-Reset', String(seconds))
    return refusal ? answerRefusal(context, refusal) : next()
  }
}

/** RFC 6750 has a 401 say how one gets in. */
function notValid(context: Context): Refusal {
  context.header('WWW-Authenticate', 'Bearer error="invalid_token"')
  return refuse('key-not-valid')
}

type Key = NonNullable<ApiEnv['Variables']['key']>

/** Whether a key may make a call at all. Refuses: not-by-key (no scope opens it), scope-missing, which names it. */
export function refuseScope({ scope }: Endpoint, { scopes }: Key): Refusal | undefined {
  if (!scope) return refuse('not-by-key')
  return scopes.includes(scope) ? undefined : refuse('scope-missing', { scope })
}

/** Whether it may make it with this body. Refuses: scope-missing. */
export function refuseMore(endpoint: Endpoint, { scopes }: Key, body: unknown): Refusal | undefined {
  const scope = endpoint.moreScope?.(body)
  return !scope || scopes.includes(scope) ? undefined : refuse('scope-missing', { scope })
}
