import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { sessions } from '#database/schema.ts'
import type { OwnSession } from './own-session.ts'

/**
 * Ends the session that a browser carried before somebody logged in there, whosever it was: nobody would see it again,
 * and it would stay open for a month.
 * @param before null: the browser carried none
 */
export async function endSessionBefore(db: Database | Transaction, before: OwnSession | null): Promise<void> {
  if (before) await db.delete(sessions).where(eq(sessions.id, before.id))
}
