import type { Context } from 'hono'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Ask } from '#database/within-time.ts'
import { tookTooLong } from '../../http/database-down.ts'
import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { takeTurns } from '../../take-turns.ts'
import { RETRY_AFTER_SECONDS, within } from './search-in-turn.ts'

const SHORT_MS = 1_000
const WAITING = 24
const WAITING_BY_ADDRESS = 4

/** Something that is found in the index, and then read in the database. */
export type Look<Found, Answer> = { find(): Promise<Found>; read(ask: Ask, found: Found): Promise<Answer> }

/**
 * Makes what looks something up in turns of its own, as many at once as searches have, so that it keeps no search waiting: short,
 * as pages ask it beside themselves, unless it is said. Refuses: too-many-searches, search-too-slow (also while the index is being read).
 */
export function createLookInTurn({ pool, env }: Pick<Services, 'pool' | 'env'>, withinMs = SHORT_MS) {
  const turns = takeTurns({
    atOnce: env.SEARCHES_AT_ONCE,
    waiting: WAITING,
    each: { atOnce: env.SEARCHES_AT_ONCE_BY_ADDRESS, waiting: WAITING_BY_ADDRESS },
  })
  const peerOf = peerAddress(env.TRUSTED_PROXIES)
  const tooSlow = () => refuse('search-too-slow', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  async function look<Found, Answer>({ find, read }: Look<Found, Answer>): Promise<Answer | Refusal> {
    const startedAt = performance.now()
    try {
      const found = await within(withinMs, find())
      if (!found) return tooSlow()
      const answer = read((query) => pool.query(query), found)
      return (await within(withinMs - (performance.now() - startedAt), answer)) ?? tooSlow()
    } catch (error) {
      if (!tookTooLong(error)) throw error
      return tooSlow()
    }
  }
  return async <Found, Answer>(context: Context, asked: Look<Found, Answer>): Promise<Answer | Refusal> =>
    (await turns(() => look(asked), peerOf(context))) ?? refuse('too-many-searches')
}
