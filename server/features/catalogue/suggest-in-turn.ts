import type { Context } from 'hono'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import { SUGGESTIONS } from '#contract/limits.ts'
import type { suggest as call } from '#contract/suggestions.ts'
import type { Services } from '../../services.ts'
import { createLookInTurn } from './look-in-turn.ts'
import { nameSuggested } from './name-suggested.ts'

/** By browsers, and by whatever stands between: it is the same for everybody. */
const KEPT_SECONDS = 60

type Suggest = (query: QueryOf<typeof call>, context: Context) => Promise<ResponseOf<typeof call> | Refusal>

/** Makes `GET /suggest`, in turns of its own: typing keeps nothing else waiting. Refuses what createLookInTurn does. */
export function createSuggest(services: Pick<Services, 'pool' | 'env' | 'search'>): Suggest {
  const lookInTurn = createLookInTurn(services)
  return async ({ q }, context) => {
    const found =
      q.length < SUGGESTIONS.fromCharacters
        ? { beers: [], companies: [], types: [] }
        : await lookInTurn(context, { find: () => services.search.suggest(q), read: nameSuggested })
    if (!isRefusal(found)) context.header('Cache-Control', `public, max-age=${KEPT_SECONDS}`)
    return found
  }
}
