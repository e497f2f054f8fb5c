import type { Context } from 'hono'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { LEAST_RATED, RECOMMENDED_BEERS } from '#contract/limits.ts'
import type { recommend as call } from '#contract/recommendations.ts'
import { type Dials, TASTES, type Taste, type TasteProfile } from '#contract/tastes.ts'
import { type Ask, withinTime } from '#database/within-time.ts'
import { readBeersInOrder } from '../../features/catalogue/find-beers.ts'
import { createLookInTurn } from '../../features/catalogue/look-in-turn.ts'
import { tasteOf } from '../../search/taste-of.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { type KnownByBuyer, LIKED_STARS, readKnownBeers } from './read-known-beers.ts'
import { reasonsFor } from './reason-of.ts'

const WITHIN_MS = 1_000
/** As many beers as a person reads through, to see what their taste was made of; those that a reason names come on top. */
const STANDS_ON = 12

type Answer = ResponseOf<typeof call>
type Readers = { known: KnownByBuyer[]; country: string | undefined }

const NOBODY: Readers = { known: [], country: undefined }

/**
 * Makes `GET /recommendations`. A reader's taste is worked out from their ratings and purchases each time, and kept nowhere. Refuses: what
 * createLookInTurn does.
 */
export function createRecommend({ pool, env, search }: Pick<Services, 'pool' | 'env' | 'search'>) {
  const lookInTurn = createLookInTurn({ pool, env })
  return async (
    query: QueryOf<typeof call>,
    caller: SessionUser | null,
    context: Context,
  ): Promise<Answer | Refusal> => {
    const dials = dialsOf(query)
    const isBuyer = caller?.role === 'Person'
    return lookInTurn(context, {
      find: async () => {
        const readers = isBuyer
          ? await withinTime(pool, WITHIN_MS, (ask) => readReader(ask, caller.id))
          : NOBODY
        const ratings = readers.known.filter(({ rate }) => rate !== null).length
        const isKnown = dials !== undefined || ratings >= LEAST_RATED
        const taste = { known: readers.known, dials }
        const ids = isKnown ? await search.recommended(taste, readers.country, RECOMMENDED_BEERS) : []
        return { readers, ratings, ids }
      },
      read: async (ask, { readers: { known, country }, ratings, ids }) => {
        const beers = await readBeersInOrder(ask, ids, shopDay(env))
        const nearCompanies = await companiesIn(ask, country, beers)
        const reasonOf = reasonsFor({ known, dials, nearCompanies })
        const reasoned = beers.map((beer) => ({ ...beer, reason: reasonOf(beer) }))
        const named = new Set(reasoned.map(({ reason }) => reason.kind === 'beer' && reason.beer.name))
        const standsOn = known.filter(({ name }, place) => place < STANDS_ON || named.has(name))
        return {
          beers: reasoned,
          standsOn: standsOn.map(({ id, name, rate }) => ({ id, name, stars: rate })),
          standsOnMore: known.length - standsOn.length,
          ratings,
          taste: ratings >= LEAST_RATED ? meanTaste(known) : null,
        }
      },
    })
  }
}

async function readReader(ask: Ask, buyerId: string): Promise<Readers> {
  const known = await readKnownBeers(ask, buyerId)
  const { rows } = await ask<{ country: string }>({
    name: 'country-of-buyer',
    text: 'SELECT country FROM buyers WHERE user_id = $1',
    values: [buyerId],
  })
  return { known, country: rows[0]?.country || undefined }
}

/** Which of these beers' breweries are in a country. */
async function companiesIn(
  ask: Ask,
  country: string | undefined,
  beers: readonly { companyId: string }[],
): Promise<Set<string>> {
  if (!country) return new Set()
  const { rows } = await ask<{ id: string }>({
    name: 'companies-in-country',
    text: 'SELECT id FROM companies WHERE id = ANY($1::uuid[]) AND country = $2',
    values: [beers.map(({ companyId }) => companyId), country],
  })
  return new Set(rows.map(({ id }) => id))
}

/** What was dialled; undefined for nothing. */
function dialsOf(query: QueryOf<typeof call>): Dials | undefined {
  const dialled = TASTES.filter((taste) => query[taste] !== undefined)
  return dialled.length ? Object.fromEntries(dialled.map((taste) => [taste, query[taste]])) : undefined
}

/** How what a reader likes tastes, in whole steps; null for nothing liked. */
function meanTaste(known: readonly KnownByBuyer[]): TasteProfile | null {
  const liked = known.filter(({ stars }) => stars >= LIKED_STARS).map(tasteOf)
  if (!liked.length) return null
  const mean = (taste: Taste) =>
    Math.round(liked.reduce((sum, profile) => sum + profile[taste], 0) / liked.length)
  return Object.fromEntries(TASTES.map((taste) => [taste, mean(taste)])) as TasteProfile
}
