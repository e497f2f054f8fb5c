import { and, eq, sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { FOLLOWED_COMPANIES_MAX } from '#contract/limits.ts'
import type { followCompany as call } from '#contract/saved.ts'
import { companies, followedCompanies, users } from '#database/schema.ts'
import { isPublicCompany } from '../../people/is-public-company.ts'
import type { Services } from '../../services.ts'
import { whileHeld } from './while-held.ts'

/**
 * Follows a brewery that everybody can see.
 * Refuses: too-many-requests, user-not-found (also what is switched off, deleted or not yet filled in), too-many-followed.
 */
export async function followCompany(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  userId: string,
  companyId: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  const tooOften = await rateLimits.take('saved', userId)
  if (tooOften) return tooOften
  if (!isUuid(companyId)) return refuse('user-not-found')
  return whileHeld(db, userId, async (tx) => {
    const [company] = await tx
      .select({ id: companies.id })
      .from(companies)
      .leftJoin(users, eq(users.id, companies.userId))
      .where(and(eq(companies.id, companyId), isPublicCompany))
    if (!company) return refuse('user-not-found')
    const [held] = await tx
      .select({
        count: sql<number>`count(*)::int`,
        hasIt: sql<boolean>`coalesce(bool_or(${followedCompanies.companyId} = ${company.id}), false)`,
      })
      .from(followedCompanies)
      .where(eq(followedCompanies.userId, userId))
    if (!held!.hasIt && held!.count >= FOLLOWED_COMPANIES_MAX) return refuse('too-many-followed')
    await tx.insert(followedCompanies).values({ userId, companyId: company.id }).onConflictDoNothing()
    return { companyId: company.id, followed: true }
  })
}
