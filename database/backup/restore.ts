import type { Readable } from 'node:stream'
import type { Pool } from 'pg'
import { appliedMigrations, knownMigrations, migrateDatabase } from '../migrate.ts'
import { liftTimeLimits } from '../open-pool.ts'
import { loadTables } from './load-tables.ts'
import { MANIFEST, type Manifest, parseManifest } from './manifest.ts'
import { type OpenArchive, readArchive } from './read-archive.ts'

/** Where the files of pictures, and the secrets, are brought. */
export type RestoredPlace = {
  putPicture(file: string, content: Readable): Promise<void>
  putSecrets(text: string): Promise<void>
}

/**
 * Fills an empty database, and the place of the pictures, with what a backup holds. Tables are made as they were when the
 * backup was taken, filled in one transaction, and then brought up to date.
 * @throws a sentence when the file is no whole backup, is of a newer Lúpulo, or the database is not empty
 */
export async function restore(pool: Pool, file: string, place: RestoredPlace): Promise<Manifest> {
  const archive = await readArchive(file).catch((cause) => {
    throw new Error(`${file} is not a whole backup: ${(cause as Error).message}.`, { cause })
  })
  try {
    const manifest = parseManifest(await archive.text(MANIFEST))
    if (manifest.migrations > knownMigrations()) {
      throw new Error('This backup was taken by a newer Lúpulo: restore it with that one, or a newer one.')
    }
    await refuseFilled(pool)
    await migrateDatabase(pool, manifest.migrations)
    await fill(pool, archive, manifest)
    await migrateDatabase(pool)
    for (const name of archive.names.filter((each) => each.startsWith('media/'))) {
      await place.putPicture(name.slice('media/'.length), await archive.open(name))
    }
    if (archive.names.includes('secrets.json')) await place.putSecrets(await archive.text('secrets.json'))
    return manifest
  } finally {
    archive.close()
  }
}

async function refuseFilled(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    if ((await appliedMigrations(client)) === 0) return
    const { rows } = await client.query('SELECT FROM users UNION ALL SELECT FROM companies LIMIT 1')
    if (rows.length)
      throw new Error('There is a shop in this database: a backup goes into an empty one only.')
    throw new Error('This database has the tables of a shop already: a backup goes into an empty one only.')
  } finally {
    client.release()
  }
}

async function fill(pool: Pool, archive: OpenArchive, { tables }: Manifest): Promise<void> {
  const client = await pool.connect()
  try {
    await liftTimeLimits(client)
    await client.query('BEGIN')
    await loadTables(client, tables, (table) => archive.open(`tables/${table}.copy`))
    await client.query('COMMIT')
  } finally {
    client.release(true)
  }
}
