import { and, inArray, isNull, sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction.ts'
import { apiKeys } from '#database/schema.ts'
import { putInOutbox } from '../outbox/put-in-outbox.ts'
import { sellerOf } from '../people/seller-of.ts'
import type { Services } from '../services.ts'
import { hashOfKey } from './hash-key.ts'

/**
 * Keys that were seen where whoever stands between may have read them are over, whoever sent them; their sellers are mailed.
 * What is no key, or over already, changes nothing.
 */
export async function revokeLeaked(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  keys: readonly string[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const revoked = await tx
      .update(apiKeys)
      .set({ revokedAt: sql`now()` })
      .where(and(inArray(apiKeys.hash, keys.map(hashOfKey)), isNull(apiKeys.revokedAt)))
      .returning({ id: apiKeys.id, companyId: apiKeys.companyId })
    for (const { id, companyId } of revoked) {
      const seller = await sellerOf(tx, companyId)
      if (!seller) continue
      await putInOutbox(tx, jobs, {
        kind: 'api-key-leaked',
        dedupeKey: `api-key-leaked:${id}`,
        recipient: seller.email,
        payload: { userId: seller.id, keyId: id },
      })
    }
  })
}
