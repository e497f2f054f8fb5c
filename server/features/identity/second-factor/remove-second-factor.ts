import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { twoFactors, users } from '#database/schema.ts'
import { dropSetups } from './setup.ts'
import { dropStartedLogIns } from './started-log-ins.ts'

/** Leaves a person with their password alone; log-ins that wait for a code are over. The caller holds the user's row. */
export async function removeSecondFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId))
  await tx.update(users).set({ twoFactorEnabled: false, updatedAt: sql`now()` }).where(eq(users.id, userId))
  await dropSetups(tx, userId)
  await dropStartedLogIns(tx, userId)
}
