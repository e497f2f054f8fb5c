import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { sqlState } from './sql-state.ts'

/**
 * How long a migration waits for a table. Meanwhile all who come for that table wait behind it; and who waits for one that it has
 * looks for a deadlock after a second (PostgreSQL's `deadlock_timeout`), and would be the one that is undone.
 */
const PATIENCE_MS = 300
/** Others go first for as long before it asks again. */
const PAUSE_MS = 500
/** lock_not_available */
const GAVE_UP = '55P03'

/**
 * Runs a transaction that changes tables while others work with them. Where it does not get a table at once, it lets go of all it
 * has and begins anew, as often as it takes.
 * @param client its session waits for no table longer than that from now on
 */
export async function giveWay(
  client: Pick<pg.ClientBase, 'query'>,
  transaction: () => Promise<void>,
): Promise<void> {
  await client.query(`SET lock_timeout = ${PATIENCE_MS}`)
  for (;;) {
    try {
      return await transaction()
    } catch (error) {
      if (sqlState(error) !== GAVE_UP) throw error
    }
    await sleep(PAUSE_MS)
  }
}
