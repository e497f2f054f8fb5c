import { sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLineToADatabase } from '#tests/running/a-line-to-a-database.ts'
import { liftTimeLimits } from './open-pool.ts'
import { CommitUnknownError } from './shop-client.ts'

const database = useTestDatabase()
const WAIT = { timeout: 120_000, interval: 20 }

beforeAll(() => database.pool.query('create table notes (words text)'))

const kept = async (words: string) =>
  (await database.pool.query('select from notes where words = $1', [words])).rowCount

const overALine = () => aLineToADatabase(database.connectionString)

test('a server that does not answer is given up, and who asks next has another connection', async () => {
  const { pool, goDeaf, open } = await overALine()
  await pool.query('select 1')
  goDeaf()
  await expect(pool.query('select 1')).rejects.toThrow('did not answer in time')
  open()
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
})

test('a transaction that was given up is undone, and nobody else goes on in it', async () => {
  const { pool, db, goDeaf, open } = await overALine()
  const given = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('first')`)
    goDeaf()
    await tx.execute(sql`insert into notes values ('second')`)
  })
  await expect(given).rejects.toThrow()
  open()
  await db.transaction((tx) => tx.execute(sql`insert into notes values ('of somebody else')`))
  expect([await kept('first'), await kept('second'), await kept('of somebody else')]).toEqual([0, 0, 1])
  expect(pool.totalCount).toBe(1)
})

test('of a commit without an answer nobody says whether it was kept', async () => {
  const { db, goDeafAfter } = await overALine()
  const unanswered = db.transaction(async (tx) => {
    goDeafAfter('commit')
    await tx.execute(sql`insert into notes values ('sent')`)
  })
  await expect(unanswered).rejects.toMatchObject({ cause: expect.any(CommitUnknownError) })
  expect(await kept('sent')).toBe(1)
})

test('a commit that PostgreSQL refuses is no secret', async () => {
  await database.pool.query('create table pairs (id int unique deferrable initially deferred)')
  const refused = database.db.transaction((tx) => tx.execute(sql`insert into pairs values (1), (1)`))
  await expect(refused).rejects.toMatchObject({ cause: { code: '23505' } })
})

test('a transaction that could not begin costs the pool no place', async () => {
  const { pool, db, goDeaf, open } = await overALine()
  await pool.query('select 1')
  goDeaf()
  await expect(db.transaction(async () => {})).rejects.toThrow()
  open()
  await db.transaction((tx) => tx.execute(sql`insert into notes values ('begun')`))
  expect(await kept('begun')).toBe(1)
})

test('a connection that breaks between two questions fails whoever holds it, and nothing else', async () => {
  const { pool } = await overALine()
  const client = await pool.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await ended
  await expect(client.query('select 1')).rejects.toThrow(/not queryable/)
  client.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('what may take hours is waited for', async () => {
  const { pool } = await overALine()
  const client = await pool.connect()
  const limitMs = 100
  Object.assign(client, { answerWithinMs: limitMs })
  await liftTimeLimits(client)
  await client.query('select pg_sleep($1)', [(2 * limitMs) / 1000])
  client.release(true)
})

test('what it waited for is given up once whoever asked is gone', async () => {
  const { pool } = await overALine()
  const holder = await database.pool.connect()
  onTestFinished(() => holder.release(true))
  await holder.query('select pg_advisory_lock(42)')
  const gone = await pool.connect()
  await liftTimeLimits(gone)
  const { rows } = await gone.query('select pg_backend_pid() as pid')
  const waiting = gone.query('select pg_advisory_lock(42)').catch(() => {})
  const sessions = () =>
    database.pool.query(
      'select from pg_locks where pid = $1',
      rows.map(({ pid }) => pid),
    )
  await vi.waitFor(async () => expect((await sessions()).rowCount).toBeGreaterThan(0), WAIT)
  gone.release(true)
  await waiting
  await vi.waitFor(async () => expect((await sessions()).rowCount).toBe(0), WAIT)
})
