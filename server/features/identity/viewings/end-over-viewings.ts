import { isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { viewings } from '#database/schema.ts'
import { endOpenViewings } from './end-open-viewings.ts'

/**
 * Writes down that what is over is over: its time, or the admin's session. It showed nobody any more before; an admin has one at a
 * time, so that there are never many.
 */
export async function endOverViewings(db: Database): Promise<void> {
  await db.transaction((tx) =>
    endOpenViewings(tx, or(lte(viewings.until, sql`now()`), isNull(viewings.sessionId))!),
  )
}
