import { desc, eq, sql } from 'drizzle-orm'
import type { ApiKey } from '#contract/api-keys.ts'
import { API_KEYS_ENDED_SHOWN, API_KEYS_MAX } from '#contract/limits.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { apiKeys } from '#database/schema.ts'

/** True for keys that are over. Who asks twice in a transaction is answered of one moment. */
export const isOver = sql<boolean>`(${apiKeys.revokedAt} IS NOT NULL OR coalesce(${apiKeys.expiresAt} <= now(), false))`

/** A company's keys: those that are valid, then the last of those that are over; the newest of each first. */
export async function readKeys(db: Database | Transaction, companyId: string): Promise<{ keys: ApiKey[] }> {
  const rows = await db
    .select({ key: apiKeys, over: isOver })
    .from(apiKeys)
    .where(eq(apiKeys.companyId, companyId))
    .orderBy(isOver, desc(apiKeys.id))
    .limit(API_KEYS_MAX + API_KEYS_ENDED_SHOWN)
  return { keys: rows.map(({ key, over }) => keyOnWire(key, over)) }
}

/** A key as its owner is told of it. */
export function keyOnWire(key: typeof apiKeys.$inferSelect, over: boolean): ApiKey {
  const { id, name, prefix, scopes, createdAt, usedAt, expiresAt, revokedAt } = key
  return {
    ...{ id, name, prefix, scopes },
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    state: revokedAt ? 'revoked' : over ? 'expired' : 'valid',
  }
}
