import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { databaseAt } from '#tests/database/database-at.ts'
import { openAdminSession } from '#tests/database/open-admin-session.ts'
import { migrateDatabase } from './migrate.ts'
import { openPool } from './open-pool.ts'

/** Runs with an empty database; it is gone afterwards. */
async function withEmptyDatabase(run: (url: string) => Promise<void>): Promise<void> {
  const { adminUrl, clonePrefix } = inject('testServer')
  const name = `${clonePrefix}_${randomBytes(4).toString('hex')}`
  const admin = await openAdminSession(adminUrl)
  await admin.query(`create database "${name}"`)
  try {
    await run(databaseAt(adminUrl, name))
  } finally {
    await admin.query(`drop database "${name}" with (force)`)
    await admin.end()
  }
}

test('processes that migrate an empty database at once all end with the same tables', async () => {
  await withEmptyDatabase(async (url) => {
    const rivals = [1, 2, 3].map(() => openPool(url).pool)
    await Promise.all(rivals.map((pool) => migrateDatabase(pool)))
    const { rows } = await rivals[0]!.query(
      `select (select count(*) from drizzle.__drizzle_migrations) as done,
            (select count(distinct hash) from drizzle.__drizzle_migrations) as different`,
    )
    expect(rows[0].done).toBeGreaterThan(0)
    expect(rows[0].done).toBe(rows[0].different)

    await Promise.all(rivals.map((pool) => pool.end()))
  })
})

test('a database of before the first release is refused in a sentence, and left as it is', async () => {
  await withEmptyDatabase(async (url) => {
    const { pool } = openPool(url)
    try {
      // As the thirty-fourth migration of those left it.
      await pool.query(`
        CREATE SCHEMA drizzle;
        CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
        INSERT INTO drizzle.__drizzle_migrations (hash, created_at)
          SELECT 'older', 1795239590616 + number FROM generate_series(1, 34) AS number;
        CREATE TABLE users (id uuid PRIMARY KEY)`)
      await expect(migrateDatabase(pool)).rejects.toThrow('of a Lúpulo from before the first release')
      const { rows } = await pool.query(
        `SELECT count(*) AS tables FROM pg_tables WHERE schemaname = 'public'`,
      )
      expect(rows).toEqual([{ tables: 1 }])
    } finally {
      await pool.end()
    }
  })
})
