import { sql } from 'drizzle-orm'
import { ORDER_STATES } from '#contract/purchases.ts'
import { NIL_ID } from '#database/nil-id.ts'
import type { Database } from '#database/open-pool.ts'

/**
 * What is older than this is written or undone: after an event a transaction has a statement or two ahead of it, and of
 * those one may have to wait, for as long as a statement may.
 */
const settledAfterSeconds = (statementSeconds: number) => Math.max(60, 2 * statementSeconds)

/**
 * Makes the function that tells how often orders have reached each state since the shop began, a minute late. The history of
 * orders is only ever added to, and its ids grow with time (RFC 9562, version 7): it is counted whole the first time, then
 * from where it was left.
 * @param statementSeconds how long a statement of the shop may take (DATABASE_TIMEOUT_SECONDS)
 */
export function orderCounter(db: Database, statementSeconds: number) {
  const settledAfter = `-${settledAfterSeconds(statementSeconds)} seconds`
  const counts = new Map<string, number>(ORDER_STATES.map((state) => [state, 0]))
  let countedTo = NIL_ID

  async function goOn() {
    const found = await db.execute<{ until: string; state: string | null; count: number }>(sql`
      WITH bound AS MATERIALIZED (SELECT uuidv7(${settledAfter}::interval) AS until)
      SELECT bound.until, state, count FROM bound LEFT JOIN (
        SELECT to_state AS state, count(*) AS count FROM order_events
        WHERE id > ${countedTo} AND id <= (SELECT until FROM bound) AND to_state IS DISTINCT FROM from_state
        GROUP BY to_state) AS counted ON true`)
    for (const { state, count } of found.rows) if (state) counts.set(state, (counts.get(state) ?? 0) + count)
    countedTo = found.rows[0]!.until
  }

  // One at a time: two that begin at the same place would count the same events.
  let counting: Promise<void> | undefined
  return async (): Promise<{ value: number; labels: { state: string } }[]> => {
    counting ??= goOn().finally(() => {
      counting = undefined
    })
    await counting
    return [...counts].map(([state, value]) => ({ value, labels: { state } }))
  }
}
