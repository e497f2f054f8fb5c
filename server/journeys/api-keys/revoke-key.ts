import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ApiKey } from '#contract/api-keys.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { apiKeys } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { ownCompany } from '../figures/own-company.ts'
import { readKeys } from './read-keys.ts'

/**
 * A key of the caller's company is over from now on: calls that are under way end as they will. Refuses: user-not-found (somebody
 * else's company), not-found (no key of this one).
 */
export async function revokeKey(
  { db }: Pick<Services, 'db'>,
  { id, keyId }: { id: string; keyId: string },
  caller: SessionUser,
): Promise<{ keys: ApiKey[] } | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  if (isRefusal(companyId)) return companyId
  const itself = and(eq(apiKeys.companyId, companyId), eq(apiKeys.id, keyId))
  if (!(await db.$count(apiKeys, itself))) return refuse('not-found')
  await db
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(itself, isNull(apiKeys.revokedAt)))
  return readKeys(db, companyId)
}
