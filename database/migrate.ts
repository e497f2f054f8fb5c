import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number, the same for every process of the shop. */
const migratingLock = 0x1c9c011

/**
 * Brings the tables up to date: runs the SQL files of `database/migrations/` that this database has not seen, all
 * in one transaction. Of several processes that start at once one does it and the others wait for it.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // Building an index on a big table may take longer than any statement of the shop.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migratingLock])
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    // The session is closed, not given back: its lock and its settings go with it.
    client.release(true)
  }
}
