import path from 'node:path'
import { connectDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import type { Database } from '#database/open-pool.ts'

/**
 * Does something in the shop of DATABASE_URL, or else of DATA_DIR (.lupulo), also while it is running; its tables are
 * brought up to date first.
 * @throws a sentence when there is no database to be had
 */
export async function inShop<Done>(run: (db: Database) => Promise<Done>): Promise<Done> {
  const database = await connectDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: path.resolve(process.env.DATA_DIR || '.lupulo'),
    poolSize: 2,
  })
  try {
    await migrateDatabase(database.pool)
    return await run(database.db)
  } finally {
    await database.close()
  }
}
