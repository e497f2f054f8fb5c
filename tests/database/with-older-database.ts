import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { inject } from 'vitest'
import { migrateDatabase, migrationsFolder } from '#database/migrate.ts'
import { openPool } from '#database/open-pool.ts'
import { databaseAt } from './database-at.ts'
import { openAdminSession } from './open-admin-session.ts'

/**
 * Runs with a database as it was before one migration, for a test to fill and then to migrate; it is gone afterwards.
 * @param migration what follows the number in its file's name
 */
export async function withOlderDatabase(migration: string, run: (pool: pg.Pool) => Promise<void>) {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  const before = entries.findIndex(({ tag }) => tag.replace(/^\d+_/, '') === migration)
  if (before < 0) throw new Error(`there is no migration ${migration}`)
  const { adminUrl, clonePrefix } = inject('testServer')
  const name = `${clonePrefix}_${randomBytes(4).toString('hex')}`
  const admin = await openAdminSession(adminUrl)
  await admin.query(`create database "${name}"`)
  const { pool } = openPool(databaseAt(adminUrl, name))
  try {
    await migrateDatabase(pool, before)
    await run(pool)
  } finally {
    await pool.end()
    await admin.query(`drop database "${name}" with (force)`)
    await admin.end()
  }
}
