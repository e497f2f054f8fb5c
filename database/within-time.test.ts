import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { withinTime } from './within-time.ts'

const database = useTestDatabase({ poolSize: 1 })
const CANCELED = { code: '57014' }
const AMPLE_MS = 60_000

test('what takes longer is ended, and the connection goes back as it was', async () => {
  const settings = async () =>
    (
      await database.pool.query(
        `SELECT name, setting FROM pg_settings WHERE name LIKE 'statement_timeout%' OR name LIKE 'max_parallel%'`,
      )
    ).rows
  const before = await settings()
  const slow = withinTime(database.pool, 20, (ask) => ask({ text: 'SELECT pg_sleep(60)' }))
  await expect(slow).rejects.toMatchObject(CANCELED)
  expect(await settings()).toEqual(before)
})

test('all statements together have the time, each what the ones before it left', async () => {
  const left = await withinTime(database.pool, AMPLE_MS, async (ask) => {
    const limit = async () =>
      (
        await ask<{ ms: number }>({
          text: `SELECT setting::int AS ms FROM pg_settings WHERE name = 'statement_timeout'`,
        })
      ).rows[0]!.ms
    const first = await limit()
    await ask({ text: 'SELECT pg_sleep(0.02)' })
    return { first, second: await limit() }
  })
  expect(left.first).toBeLessThanOrEqual(AMPLE_MS)
  expect(left.second).toBeLessThan(left.first)
  const spent = withinTime(database.pool, 0, (ask) => ask({ text: 'SELECT 1' }))
  await expect(spent).rejects.toMatchObject(CANCELED)
})

test('it only reads', async () => {
  const writing = withinTime(database.pool, AMPLE_MS, (ask) => ask({ text: 'DELETE FROM beers' }))
  await expect(writing).rejects.toMatchObject({ code: '25006' })
})
