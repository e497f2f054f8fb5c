import { sql } from 'drizzle-orm'
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts'
import { openPool } from '#database/open-pool.ts'

/** The time runs out that somebody had to answer the complaint of an order in. @param dataDir of the running shop */
export async function letComplaintRunOut(
  orderId: string,
  dataDir = process.env.E2E_DATA_DIR!,
): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir })
  const { db, pool } = openPool(server.connectionString, 1)
  try {
    await db.execute(
      sql`UPDATE complaints SET due_at = now() - interval '1 second' WHERE order_id = ${orderId} AND due_at IS NOT NULL`,
    )
  } finally {
    await pool.end()
    await server.stop()
  }
}
