import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import { NIL_ID } from '#database/nil-id.ts'
import type { Database } from '#database/open-pool.ts'
import { payoutAccounts } from '#database/schema.ts'
import type { Settings } from '../settings/env.ts'
import { isSealedByKeyInUse, openDestination, sealDestination } from './seal-destination.ts'

const ROWS_AT_ONCE = 500

/**
 * Locks every payout account under the key in use that a key before it locked, a few at a time, beside a running shop; a second
 * run finds nothing to do. Answers how many were locked anew, and how many no key of the settings opens.
 */
export async function resealPayoutAccounts(
  db: Database,
  keys: Settings['payoutKeys'],
): Promise<{ resealed: number; unreadable: number }> {
  const { id, companyId, sealed } = payoutAccounts
  const done = { resealed: 0, unreadable: 0 }
  let after = NIL_ID
  for (;;) {
    const rows = await db
      .select({ id, companyId, sealed })
      .from(payoutAccounts)
      .where(and(gt(id, after), isNotNull(sealed)))
      .orderBy(asc(id))
      .limit(ROWS_AT_ONCE)
    for (const row of rows) {
      const was = row.sealed!
      if (isSealedByKeyInUse(keys, was)) continue
      const destination = openDestination(keys, row.companyId, was)
      if (!destination) done.unreadable += 1
      else {
        const anew = sealDestination(keys, row.companyId, destination)
        // Whoever forgets it meanwhile has the last word.
        await db
          .update(payoutAccounts)
          .set({ sealed: anew })
          .where(and(eq(id, row.id), eq(sealed, was)))
        done.resealed += 1
      }
    }
    const last = rows.at(-1)
    if (!last) return done
    after = last.id
  }
}
