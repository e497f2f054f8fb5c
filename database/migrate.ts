import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { giveWay } from './give-way.ts'
import { liftTimeLimits } from './open-pool.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number, the same for every process of the shop. */
export const migratingLock = 0x1c9c011

type Journal = { entries: { tag: string; when: number }[] }

function readJournal(): Journal {
  return JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
}

/** How many migrations this program has. */
export function knownMigrations(): number {
  return readJournal().entries.length
}

/** How many migrations a database has seen; 0 for one without tables. */
export async function appliedMigrations(client: Pick<pg.ClientBase, 'query'>): Promise<number> {
  const { rows: found } = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') AS "table"`)
  if (!found[0].table) return 0
  const { rows } = await client.query('SELECT count(*) AS done FROM drizzle.__drizzle_migrations')
  return Number(rows[0].done)
}

/**
 * Brings the tables up to date: runs the SQL files of `database/migrations/` that this database has not seen, all
 * in one transaction, beside whoever works with them (give-way.ts). Of several processes that start at once one does it and the others wait for it.
 * @param upTo only the first so many: for a backup whose tables are older
 * @throws a sentence when the database has seen migrations that this program does not have, newer or older ones
 */
export async function migrateDatabase(pool: pg.Pool, upTo = knownMigrations()): Promise<void> {
  const client = await pool.connect()
  try {
    // Building an index on a big table may take longer than any statement of the shop.
    await liftTimeLimits(client)
    await client.query('select pg_advisory_lock($1)', [migratingLock])
    await refuseOlder(client)
    if ((await appliedMigrations(client)) > knownMigrations()) {
      throw new Error('This database belongs to a newer Lúpulo: start that one, or a newer one.')
    }
    await withMigrations(upTo, (migrationsFolder) =>
      giveWay(client, () => migrate(drizzle({ client }), { migrationsFolder })),
    )
  } finally {
    // The session is closed, not given back: its lock and its settings go with it.
    client.release(true)
  }
}

/** The migrations of before the first release are one set now: what they made is not brought up to date. */
async function refuseOlder(client: pg.ClientBase): Promise<void> {
  if (!(await appliedMigrations(client))) return
  const { rows } = await client.query('SELECT min(created_at) AS oldest FROM drizzle.__drizzle_migrations')
  if (Number(rows[0].oldest) >= readJournal().entries[0]!.when) return
  throw new Error(
    'This database is of a Lúpulo from before the first release, and cannot be brought up to date: start with an empty one, or with the Lúpulo that made it.',
  )
}

/** Runs with the folder of the first so many migrations. */
async function withMigrations(count: number, run: (folder: string) => Promise<void>): Promise<void> {
  const { entries, ...journal } = readJournal()
  if (count >= entries.length) return run(migrationsFolder)
  const folder = mkdtempSync(join(tmpdir(), 'lupulo-migrations-'))
  try {
    const first = entries.slice(0, count)
    for (const { tag } of first) cpSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
    mkdirSync(join(folder, 'meta'))
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: first }))
    await run(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
