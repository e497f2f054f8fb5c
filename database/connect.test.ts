import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, inject, test, vi } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { connectDatabase } from './connect.ts'

const database = useTestDatabase()

test('connects to DATABASE_URL and makes no folder then', async () => {
  const connected = await connectDatabase({
    databaseUrl: database.connectionString,
    dataDir: '/nowhere/to/be',
  })
  expect(connected.embedded).toBe(false)
  const found = await connected.db.execute(
    sql`select current_setting('timezone') as timezone, current_setting('application_name') as name`,
  )
  expect(found.rows).toEqual([{ timezone: 'UTC', name: 'lupulo' }])
  await connected.close()
})

test('without DATABASE_URL it brings its own server', async () => {
  const dataDir = await mkdtemp('/tmp/lupulo-test-')
  await chmod(dataDir, 0o755)
  const connected = await connectDatabase({ dataDir })
  expect(connected.embedded).toBe(true)
  await connected.close()
  await rm(dataDir, { recursive: true })
})

test('a DATABASE_URL that does not answer is refused in a sentence without its password', async () => {
  const databaseUrl = 'postgresql://shop:secret-password@127.0.0.1:1/shop'
  const refusal = await connectDatabase({ databaseUrl, dataDir: '/nowhere' }).catch((error) => error)
  expect(refusal.message).toBe(
    'The database of DATABASE_URL does not answer: connect ECONNREFUSED 127.0.0.1:1.',
  )
})

test('a connection that breaks while idle is replaced', async () => {
  const { adminUrl } = inject('testServer')
  const connected = await connectDatabase({ databaseUrl: database.connectionString, dataDir: '/nowhere' })
  const admin = await connectDatabase({ databaseUrl: adminUrl, dataDir: '/nowhere' })
  const { rows } = await connected.pool.query('select pg_backend_pid() as pid')
  await admin.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await vi.waitFor(() => expect(connected.pool.totalCount).toBe(0), 120_000)
  expect((await connected.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await connected.close()
  await admin.close()
})

test('whole numbers arrive as numbers, and one beyond exactness is an error', async () => {
  const counted = await database.db.execute(
    sql`select count(*) as count, sum(v) as sum from (values (1), (2)) t(v)`,
  )
  expect(counted.rows).toEqual([{ count: 2, sum: 3 }])
  await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow(
    'beyond the exact numbers',
  )
})
