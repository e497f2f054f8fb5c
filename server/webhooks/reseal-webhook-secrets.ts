import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { webhookTargets } from '#database/schema.ts'
import { isSealedByKeyInUse, type SealingKeys, seal, unseal } from '../sealing/seal.ts'

const PURPOSE = 'webhook secret'

/**
 * Locks every webhook's secret under the key in use that a key before it locked, beside a running shop; a second run finds nothing to
 * do. Answers how many were locked anew, and how many no key of the settings opens.
 */
export async function resealWebhookSecrets(
  db: Database,
  keys: SealingKeys,
): Promise<{ resealed: number; unreadable: number }> {
  const { id, companyId, sealed, formerSealed } = webhookTargets
  const done = { resealed: 0, unreadable: 0 }
  for (const row of await db.select({ id, companyId, sealed, formerSealed }).from(webhookTargets)) {
    for (const [name, column] of [['sealed', sealed] as const, ['formerSealed', formerSealed] as const]) {
      const was = row[name]
      if (was === null || isSealedByKeyInUse(keys, PURPOSE, was)) continue
      const secret = unseal(keys, PURPOSE, row.companyId, was)
      if (secret === undefined) done.unreadable += 1
      else {
        // Whoever renews it meanwhile has the last word.
        await db
          .update(webhookTargets)
          .set({ [name]: seal(keys, PURPOSE, row.companyId, secret) })
          .where(and(eq(id, row.id), eq(column, was)))
        done.resealed += 1
      }
    }
  }
  return done
}
