import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ApiScope } from '#contract/api-scopes.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Database } from '#database/open-pool.ts'
import { apiKeys, companies, users } from '#database/schema.ts'
import { hashOfKey } from './hash-key.ts'

/** A key that is valid: what it may, and as whom it acts. */
export type FoundKey = { id: string; scopes: readonly ApiScope[]; caller: SessionUser }

const USE_WRITTEN_EVERY_SECONDS = 60

const usedLongAgo = sql<boolean>`coalesce(${apiKeys.usedAt} < now() - make_interval(secs => ${sql.raw(String(USE_WRITTEN_EVERY_SECONDS))}), true)`

/**
 * Makes the function that finds the key that somebody sent, and writes down that it was used now, at most once a minute. As whose
 * session it is, every call pays for it: one statement, planned once a connection. Null for what is no key, for one that is
 * over, and while its company or its seller is switched off or deleted.
 */
export function keyFinder(db: Database): (key: string) => Promise<FoundKey | null> {
  const statement = db
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
        eq(apiKeys.hash, sql.placeholder('hash')),
        isNull(apiKeys.revokedAt),
        sql`coalesce(${apiKeys.expiresAt} > now(), true)`,
        companies.active,
        users.active,
        isNull(users.deletedAt),
      ),
    )
    .prepare('api_key')
  return async (key) => {
    const [found] = await statement.execute({ hash: hashOfKey(key) })
    if (!found) return null
    const { id, scopes, companyId, name, useIsDue } = found
    if (useIsDue) {
      await db
        .update(apiKeys)
        .set({ usedAt: sql`now()` })
        .where(and(eq(apiKeys.id, id), usedLongAgo))
    }
    return { id, scopes, caller: { access: true, id: companyId, role: 'Company', name } }
  }
}
