import type { SQL } from 'drizzle-orm'
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts'
import { openPool } from '#database/open-pool.ts'

/** Changes what no page can, such as time that passes. @param dataDir of the running shop */
export async function changeShopDatabase(statement: SQL, dataDir = process.env.E2E_DATA_DIR!): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir })
  const { db, pool } = openPool(server.connectionString, 1)
  try {
    await db.execute(statement)
  } finally {
    await pool.end()
    await server.stop()
  }
}
