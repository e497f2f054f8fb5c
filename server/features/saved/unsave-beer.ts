import { and, eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { unsaveBeer as call } from '#contract/saved.ts'
import { savedBeers } from '#database/schema.ts'
import type { Services } from '../../services.ts'

/** Takes a beer off what somebody has saved; one that is not saved stays so. Refuses: too-many-requests, beer-not-found. */
export async function unsaveBeer(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  userId: string,
  beerId: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  const tooOften = await rateLimits.take('saved', userId)
  if (tooOften) return tooOften
  if (!isUuid(beerId)) return refuse('beer-not-found')
  await db.delete(savedBeers).where(and(eq(savedBeers.userId, userId), eq(savedBeers.beerId, beerId)))
  return { beerId, saved: false }
}
