import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'

const BATCH = 200

/**
 * Takes beers off sale whose best-before day is over. Any number of processes may do so at once; a beer that somebody
 * is buying or editing just now is left for the next time (an order asks for the day itself, an edit writes it).
 * @param today the shop's day
 */
export async function endPastDates(db: Database, today: string): Promise<void> {
  // The words of the index beers_best_before.
  await turnAll(db, sql`best_before IS NOT NULL AND NOT past_date AND best_before < ${today}`)
}

/** Brings back what is not over after all: a clock or a time zone was wrong, and is right now. It reads every beer. */
export async function undoPastDates(db: Database, today: string): Promise<void> {
  await turnAll(db, sql`past_date AND coalesce(best_before >= ${today}, true)`)
}

/**
 * A batch at a time, each locked in order of ids, as every transaction locks beers. Nothing is written while nothing is
 * wrong: an update of no beer at all would still begin a new version of the catalogue.
 */
async function turnAll(db: Database, isWrong: SQL): Promise<void> {
  for (let turned = BATCH; turned === BATCH; ) {
    turned = await db.transaction(async (tx) => {
      const wrong = await tx.execute<{ id: string }>(
        sql`SELECT id FROM beers WHERE ${isWrong} ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`,
      )
      const ids = wrong.rows.map(({ id }) => id)
      if (ids.length) {
        await tx.execute(
          sql`UPDATE beers SET past_date = NOT past_date WHERE id = ANY(${sql.param(ids)}::uuid[])`,
        )
      }
      return ids.length
    })
  }
}
