import { lt, sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { verifications } from '#database/schema.ts'

/**
 * Forgets what waited to be verified and never was: codes, links, and the names and e-mails of those who came through a
 * sign-in provider and never chose what to be.
 */
export async function removeExpiredVerifications(db: Database): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`))
}
