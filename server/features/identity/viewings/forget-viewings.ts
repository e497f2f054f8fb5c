import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { viewings } from '#database/schema.ts'
import { endOpenViewings } from './end-open-viewings.ts'

/**
 * Ends what shows a person, and takes out why, and that it was they. That an admin saw somebody, and when, stays. Before the
 * audit log forgets them: it is told of the end.
 */
export async function forgetViewings(tx: Transaction, userId: string): Promise<void> {
  await endOpenViewings(tx, eq(viewings.userId, userId))
  await tx.update(viewings).set({ userId: null, reason: null }).where(eq(viewings.userId, userId))
}
