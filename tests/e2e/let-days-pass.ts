import { sql } from 'drizzle-orm'
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts'
import { openPool } from '#database/open-pool.ts'

/** So many days pass since an order's parcels were paid. @param dataDir of the running shop */
export async function letDaysPass(
  orderId: string,
  days: number,
  dataDir = process.env.E2E_DATA_DIR!,
): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir })
  const { db, pool } = openPool(server.connectionString, 1)
  try {
    await db.execute(
      sql`UPDATE parcels SET created_at = created_at - ${days} * interval '1 day' WHERE order_id = ${orderId}`,
    )
  } finally {
    await pool.end()
    await server.stop()
  }
}
