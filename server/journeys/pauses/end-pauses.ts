import { sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction.ts'
import type { Database } from '#database/open-pool.ts'

/**
 * Takes out pauses whose last day is over, so that lists put their beers among those in stock again: whoever buys asks for the day
 * itself. A company at a time, its row and then its beers; one that somebody holds just now is left for the next time.
 * @param today the shop's day
 */
export async function endPauses(db: Database, today: string): Promise<void> {
  while (await endOne(db, today));
}

/** @returns whether one was over */
function endOne(db: Database, today: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute(sql`
      UPDATE companies SET paused_until = NULL, pause_note = '' WHERE id = (
        SELECT id FROM companies WHERE paused_until IS NOT NULL AND paused_until < ${today}
        ORDER BY paused_until LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
      RETURNING id`)
    return rows.length > 0
  })
}
