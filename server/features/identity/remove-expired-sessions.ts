import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { sessions } from '#database/schema.ts'
import { sessionEndsAt } from './session-ends-at.ts'

/** Forgets a person's sessions that are over. Done when they open another, so that the table grows with its people. */
export async function removeExpiredSessions(db: Database | Transaction, userId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessionEndsAt(), sql`now()`)))
}
