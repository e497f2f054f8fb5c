import { and, eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { unfollowCompany as call } from '#contract/saved.ts'
import { followedCompanies } from '#database/schema.ts'
import type { Services } from '../../services.ts'

/** Follows a brewery no longer; one that was not followed is that already. Refuses: too-many-requests, user-not-found (no id). */
export async function unfollowCompany(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  userId: string,
  companyId: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  const tooOften = await rateLimits.take('saved', userId)
  if (tooOften) return tooOften
  if (!isUuid(companyId)) return refuse('user-not-found')
  await db
    .delete(followedCompanies)
    .where(and(eq(followedCompanies.userId, userId), eq(followedCompanies.companyId, companyId)))
  return { companyId, followed: false }
}
