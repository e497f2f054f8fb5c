import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { databaseAt } from '#tests/database/database-at.ts'
import { openAdminSession } from '#tests/database/open-admin-session.ts'
import { migrateDatabase } from './migrate.ts'
import { openPool } from './open-pool.ts'

test('processes that migrate an empty database at once all end with the same tables', async () => {
  const { adminUrl, clonePrefix } = inject('testServer')
  const name = `${clonePrefix}_${randomBytes(4).toString('hex')}`
  const admin = await openAdminSession(adminUrl)
  await admin.query(`create database "${name}"`)

  const rivals = [1, 2, 3].map(() => openPool(databaseAt(adminUrl, name)).pool)
  await Promise.all(rivals.map((pool) => migrateDatabase(pool)))
  const { rows } = await rivals[0]!.query(
    `select (select count(*) from drizzle.__drizzle_migrations) as done,
            (select count(distinct hash) from drizzle.__drizzle_migrations) as different`,
  )
  expect(rows[0].done).toBeGreaterThan(0)
  expect(rows[0].done).toBe(rows[0].different)

  await Promise.all(rivals.map((pool) => pool.end()))
  await admin.query(`drop database "${name}"`)
  await admin.end()
})
