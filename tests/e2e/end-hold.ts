import { sql } from 'drizzle-orm'
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts'
import { openPool } from '#database/open-pool.ts'

/** The hours pass in which nothing is paid to a brewery's new account. @param dataDir of the running shop */
export async function endHold(dataDir: string, companyId: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir })
  const { db, pool } = openPool(server.connectionString, 1)
  try {
    // Accounts are only added to: the same is saved once more, without the hours.
    await db.execute(sql`
      INSERT INTO payout_accounts (company_id, kind, sealed, masked, user_id, payable_from)
      SELECT company_id, kind, sealed, masked, user_id, now() FROM payout_accounts
      WHERE company_id = ${companyId} ORDER BY id DESC LIMIT 1`)
  } finally {
    await pool.end()
    await server.stop()
  }
}
