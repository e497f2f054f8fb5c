import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from './open-pool.ts'
import { sqlState } from './sql-state.ts'

/** deadlock_detected and serialization_failure: PostgreSQL undid everything, and asks to be asked again. */
const UNDONE = new Set(['40P01', '40001'])
const ATTEMPTS = 4

/**
 * Runs a transaction, again when PostgreSQL undid it for a deadlock. Ours lock the order before its beers, beers in order
 * of id, as a company does that is switched off, and the ledger's balances last, so that they seldom meet in one; somebody
 * at the database's console may lock in any order. Who only waits in line for a row can be the one that is undone, so
 * that whatever changes a beer while a person waits belongs in here. `run` does nothing outside the transaction: repeating it is safe.
 */
export async function inTransaction<Result>(
  db: Database,
  run: (tx: Transaction) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(run, config)
    } catch (error) {
      if (attempt === ATTEMPTS || !UNDONE.has(sqlState(error))) throw error
    }
  }
}
