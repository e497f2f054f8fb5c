import { chmodSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConnectedDatabase, connectDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { fillCatalogue } from './fill-catalogue.ts'

export type BenchDatabase = ConnectedDatabase & { dataDir: string }

/** The real embedded server with its real settings (fsync on), filled once a size and kept for the next run. */
export async function openBenchDatabase(beers: number): Promise<BenchDatabase> {
  const dataDir = join(tmpdir(), 'lupulo-bench', String(beers))
  mkdirSync(dataDir, { recursive: true })
  for (const folder of [join(dataDir, '..'), dataDir]) chmodSync(folder, 0o755)
  const database = await connectDatabase({ dataDir })
  await migrateDatabase(database.pool)
  const { rows } = await database.pool.query('SELECT EXISTS (SELECT FROM beers) AS filled')
  if (!rows[0].filled) {
    console.log(`Filling a shop with ${beers.toLocaleString('en')} beers …`)
    await fillCatalogue(database.pool, beers)
  }
  return { ...database, dataDir }
}
