import type { Context } from 'hono'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { SUGGESTIONS } from '#contract/limits.ts'
import type { suggest as call } from '#contract/suggestions.ts'
import { withinTime } from '#database/within-time.ts'
import { tookTooLong } from '../../http/database-down.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { takeTurns } from '../../take-turns.ts'
import { nameSuggested } from './name-suggested.ts'
import { RETRY_AFTER_SECONDS, within } from './search-in-turn.ts'

/** Whoever types has typed on by then. */
const WITHIN_MS = 1_000
const WAITING = 24
const WAITING_BY_ADDRESS = 4
/** By browsers, and by whatever stands between: it is the same for everybody. */
const KEPT_SECONDS = 60

type Suggest = (query: QueryOf<typeof call>, context: Context) => Promise<ResponseOf<typeof call> | Refusal>

/**
 * Makes `GET /suggest`. It takes turns of its own, as many at once as searches do: typing keeps no search waiting. Refuses:
 * too-many-searches, search-too-slow (also while the index is being read).
 */
export function createSuggest({ pool, env, search }: Pick<Services, 'pool' | 'env' | 'search'>): Suggest {
  const turns = takeTurns({
    atOnce: env.SEARCHES_AT_ONCE,
    waiting: WAITING,
    each: { atOnce: env.SEARCHES_AT_ONCE_BY_ADDRESS, waiting: WAITING_BY_ADDRESS },
  })
  const peerOf = peerAddress(env.TRUSTED_PROXIES)
  const tooSlow = () => refuse('search-too-slow', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  const look = async (text: string): Promise<ResponseOf<typeof call> | Refusal> => {
    try {
      if (text.length < SUGGESTIONS.fromCharacters) return { beers: [], companies: [], types: [] }
      const suggested = await within(WITHIN_MS, search.suggest(text))
      if (!suggested) return tooSlow()
      return await withinTime(pool, WITHIN_MS, (ask) => nameSuggested(ask, suggested))
    } catch (error) {
      if (!tookTooLong(error)) throw error
      return tooSlow()
    }
  }
  return async ({ q }, context) => {
    const found = (await turns(() => look(q), peerOf(context))) ?? refuse('too-many-searches')
    if (!isRefusal(found)) context.header('Cache-Control', `public, max-age=${KEPT_SECONDS}`)
    return found
  }
}
