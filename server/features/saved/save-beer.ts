import { and, eq, sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { SAVED_BEERS_MAX } from '#contract/limits.ts'
import type { saveBeer as call } from '#contract/saved.ts'
import { beers, savedBeers } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { whileHeld } from './while-held.ts'

/**
 * Saves a beer with what it costs now; one that is saved already stays as it was.
 * Refuses: too-many-requests, beer-not-found (also what is not on sale), too-many-saved.
 */
export async function saveBeer(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  userId: string,
  beerId: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  const tooOften = await rateLimits.take('saved', userId)
  if (tooOften) return tooOften
  if (!isUuid(beerId)) return refuse('beer-not-found')
  return whileHeld(db, userId, async (tx) => {
    const [beer] = await tx
      .select({ id: beers.id, priceCents: beers.priceCents })
      .from(beers)
      .where(and(eq(beers.id, beerId), beers.onSale))
    if (!beer) return refuse('beer-not-found')
    const [held] = await tx
      .select({
        count: sql<number>`count(*)::int`,
        hasIt: sql<boolean>`coalesce(bool_or(${savedBeers.beerId} = ${beer.id}), false)`,
      })
      .from(savedBeers)
      .where(eq(savedBeers.userId, userId))
    if (!held!.hasIt && held!.count >= SAVED_BEERS_MAX) return refuse('too-many-saved')
    await tx
      .insert(savedBeers)
      .values({ userId, beerId: beer.id, centsThen: beer.priceCents })
      .onConflictDoNothing()
    return { beerId: beer.id, saved: true }
  })
}
