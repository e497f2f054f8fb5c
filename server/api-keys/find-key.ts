import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ApiScope } from '#contract/api-scopes.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Database } from '#database/open-pool.ts'
import { apiKeys, companies, users } from '#database/schema.ts'
import { hashOfKey } from './hash-key.ts'

/** A key that is valid: what it may, and as whom it acts. */
export type FoundKey = { id: string; scopes: readonly ApiScope[]; caller: SessionUser }

const USE_WRITTEN_EVERY_SECONDS = 60

/**
 * The key that somebody sent, and that it was used now; at most once a minute that is written. Null for what is none, for one
 * that is over, and while its company or its seller is switched off or deleted.
 */
export async function findKey(db: Database, key: string): Promise<FoundKey | null> {
  const usedLongAgo = sql<boolean>`coalesce(${apiKeys.usedAt} < now() - make_interval(secs => ${USE_WRITTEN_EVERY_SECONDS}), true)`
  const [found] = await db
    .select({
      id: apiKeys.id,
      scopes: apiKeys.scopes,
      companyId: apiKeys.companyId,
      name: users.name,
      useIsDue: usedLongAgo,
    })
    .from(apiKeys)
    .innerJoin(companies, eq(companies.id, apiKeys.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(
      and(
        eq(apiKeys.hash, hashOfKey(key)),
        isNull(apiKeys.revokedAt),
        sql`coalesce(${apiKeys.expiresAt} > now(), true)`,
        companies.active,
        users.active,
        isNull(users.deletedAt),
      ),
    )
  if (!found) return null
  const { id, scopes, companyId, name, useIsDue } = found
  if (useIsDue)
    await db
      .update(apiKeys)
      .set({ usedAt: sql`now()` })
      .where(and(eq(apiKeys.id, id), usedLongAgo))
  return { id, scopes, caller: { access: true, id: companyId, role: 'Company', name } }
}
