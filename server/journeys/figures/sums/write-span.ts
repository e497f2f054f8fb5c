import { sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { sqlState } from '#database/sql-state.ts'

/** lock_not_available: another process sums. */
const LOCKED = '55P03'

export type Step = 'day' | 'month'

/**
 * Writes the sums of a span, of one snapshot: what is committed later has its note, which stays. One process at a time; whoever
 * finds another one at it leaves it to that one.
 * @param isNeeded looks once more, since another process may have done it
 * @param write its sums, of the `id` in `summed_spans`
 */
export async function writeSpan(
  db: Database,
  { step, start, timeZone }: { step: Step; start: string; timeZone: string },
  isNeeded: (tx: Transaction) => Promise<boolean>,
  write: (tx: Transaction, id: number) => Promise<unknown>,
): Promise<void> {
  const run = async (tx: Transaction) => {
    // The lock comes before the snapshot, which the first query takes: what another process has written is in it.
    await tx.execute(sql`LOCK TABLE summed_spans IN SHARE UPDATE EXCLUSIVE MODE NOWAIT`)
    // Notes are taken away by whoever sums, whatever zone they count by: sums by another one would not be told.
    await tx.execute(sql`DELETE FROM summed_spans WHERE zone <> ${timeZone}`)
    if (!(await isNeeded(tx))) return
    await write(tx, await beginSpan(tx, step, start, timeZone))
  }
  try {
    await inTransaction(db, run, { isolationLevel: 'repeatable read' })
  } catch (error) {
    if (sqlState(error) !== LOCKED) throw error
  }
}

/** A span that was summed before keeps its id, and what it was until `write` takes that away. */
async function beginSpan(tx: Transaction, step: Step, start: string, timeZone: string): Promise<number> {
  const midnight = (day: string) => sql`(${sql.raw(day)})::timestamp AT TIME ZONE ${timeZone}`
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO summed_spans (zone, step, start, from_at, until_at)
    SELECT ${timeZone}, ${step}, start, ${midnight('start')}, ${midnight(`start + interval '1 ${step}'`)}
    FROM (SELECT ${start}::date AS start) AS span
    ON CONFLICT (zone, step, start) DO UPDATE SET summed_at = now() RETURNING id`)
  return rows[0]!.id
}
