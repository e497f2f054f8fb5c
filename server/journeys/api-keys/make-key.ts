import { and, desc, eq, inArray, not, sql } from 'drizzle-orm'
import { apiKeyPrefix } from '#contract/api-key-format.ts'
import type { makeApiKey as call } from '#contract/api-keys.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { API_KEYS_ENDED_SHOWN, API_KEYS_MAX } from '#contract/limits.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { apiKeys } from '#database/schema.ts'
import { hashOfKey, randomKey } from '../../api-keys/hash-key.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { ownCompany } from '../figures/own-company.ts'
import { COMPANY } from '../people/company-kind.ts'
import { isOver, keyOnWire } from './read-keys.ts'

/**
 * Makes a key of the caller's company: `secret` is told this once, and kept by nobody. Its seller is mailed, at whatever e-mail:
 * it may have been somebody else. Under the seller's lock, so that two tabs make no more keys than there may be, and none comes
 * to be while the account is deleted.
 * Refuses: user-not-found (somebody else's, deleted meanwhile), too-many-requests, too-many-keys.
 */
export async function makeKey(
  { db, jobs, rateLimits }: Pick<Services, 'db' | 'jobs' | 'rateLimits'>,
  id: string,
  { name, scopes, days }: BodyOf<typeof call>,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  if (isRefusal(companyId)) return companyId
  const tooOften = await rateLimits.take('api-key', companyId)
  if (tooOften) return tooOften
  const secret = randomKey()
  return inTransaction(db, async (tx) => {
    const user = await COMPANY.holdUser(tx, companyId, false)
    if (!user || user.deletedAt) return refuse('user-not-found')
    const valid = await tx.$count(apiKeys, and(eq(apiKeys.companyId, companyId), not(isOver)))
    if (valid >= API_KEYS_MAX) return refuse('too-many-keys', { most: API_KEYS_MAX })
    await forgetEnded(tx, companyId)
    const [key] = await tx
      .insert(apiKeys)
      .values({
        ...{ companyId, name, scopes, prefix: apiKeyPrefix(secret), hash: hashOfKey(secret) },
        expiresAt: days === null ? null : sql`now() + make_interval(days => ${days})`,
      })
      .returning()
    await putInOutbox(tx, jobs, {
      kind: 'api-key-made',
      dedupeKey: `api-key-made:${key!.id}`,
      recipient: user.email,
      payload: { userId: user.id, keyId: key!.id },
    })
    return { key: keyOnWire(key!, false), secret }
  })
}

/** However many a company makes and revokes, no more of them are kept than are told of. */
async function forgetEnded(tx: Transaction, companyId: string): Promise<void> {
  const ended = tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.companyId, companyId), isOver))
    .orderBy(desc(apiKeys.id))
    .offset(API_KEYS_ENDED_SHOWN)
  await tx.delete(apiKeys).where(inArray(apiKeys.id, ended))
}
