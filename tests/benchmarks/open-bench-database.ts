import { chmodSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConnectedDatabase, connectDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { nameTemplate } from '../database/make-template.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { fillLedger } from './fill-ledger.ts'
import { fillPeople } from './fill-people.ts'
import { fillHistory } from './history/fill-history.ts'

export type BenchDatabase = ConnectedDatabase & { dataDir: string }

/** A shop with so many beers. */
export function openBenchDatabase(beers: number): Promise<BenchDatabase> {
  return openFilled(String(beers), `${beers.toLocaleString('en')} beers`, 'beers', (pool) =>
    fillCatalogue(pool, beers),
  )
}

/** A shop with so many buyers, and a tenth as many sellers. */
export function openPeopleDatabase(buyers: number): Promise<BenchDatabase> {
  return openFilled(`people-${buyers}`, `${buyers.toLocaleString('en')} buyers`, 'buyers', (pool) =>
    fillPeople(pool, buyers),
  )
}

/** A shop whose breweries have sold much. */
export function openLedgerDatabase(): Promise<BenchDatabase> {
  return openFilled('ledger', 'a ledger', 'ledger_entries', fillLedger)
}

/** A shop with two years of so many orders. */
export function openHistoryDatabase(orders: number): Promise<BenchDatabase> {
  const what = `two years of ${orders.toLocaleString('en')} orders`
  return openFilled(`history-${orders}`, what, 'shop_rating', (pool) =>
    fillHistory(pool, orders, console.log),
  )
}

/**
 * The real embedded server with its real settings (fsync on), filled once a size and kept for the next run: of the same
 * migrations, so that two commits may be measured one after the other.
 */
async function openFilled(
  folder: string,
  what: string,
  table: 'beers' | 'buyers' | 'ledger_entries' | 'shop_rating',
  fill: (pool: BenchDatabase['pool']) => Promise<void>,
): Promise<BenchDatabase> {
  const dataDir = join(tmpdir(), 'lupulo-bench', `${folder}-${await nameTemplate()}`)
  mkdirSync(dataDir, { recursive: true })
  for (const folder of [join(dataDir, '..'), dataDir]) chmodSync(folder, 0o755)
  const database = await connectDatabase({ dataDir })
  await migrateDatabase(database.pool)
  const { rows } = await database.pool.query(`SELECT EXISTS (SELECT FROM ${table}) AS filled`)
  if (!rows[0].filled) {
    console.log(`Filling a shop with ${what} …`)
    await fill(database.pool)
  }
  return { ...database, dataDir }
}
