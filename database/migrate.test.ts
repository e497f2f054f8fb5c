import { expect, test } from 'vitest'
import { withEmptyDatabase } from '#tests/database/with-empty-database.ts'
import { migrateDatabase } from './migrate.ts'
import { openPool } from './open-pool.ts'

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
