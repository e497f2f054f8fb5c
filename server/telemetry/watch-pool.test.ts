import { sql } from 'drizzle-orm'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from '#database/open-pool.ts'
import { createTracing } from '#server/adapters/open-telemetry/create-tracing.ts'
import { NO_METRICS } from '#server/ports/metrics.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aCollector, fact } from '#tests/factories/a-collector.ts'
import { watchPool } from './watch-pool.ts'

const database = useTestDatabase()
afterEach(() => vi.unstubAllEnvs())

async function aWatchedPool(size: number) {
  const collector = await aCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  const tracing = createTracing(() => {})
  const opened = openPool(database.connectionString, size)
  onTestFinished(() => opened.pool.end())
  watchPool(opened.pool, 'till', { metrics: NO_METRICS, tracing })
  const request = <Answer>(name: string, run: () => Promise<Answer>) =>
    tracing.step({ name, kind: 'server' }, run)
  return { ...opened, collector, tracing, request }
}

test('each statement belongs to who asked, also where all share one connection', async () => {
  const { pool, db, collector, tracing, request } = await aWatchedPool(1)
  const names = Array.from({ length: 12 }, (_, n) => `request ${n}`)
  await Promise.all(
    names.map((name, n) =>
      request(name, async () => {
        if (n % 3 === 0) await pool.query(`SELECT pg_sleep(0.002) AS a${n}`)
        else if (n % 3 === 1) await db.execute(sql.raw(`SELECT 1 AS a${n}`))
        else await db.transaction((tx) => tx.execute(sql.raw(`SELECT 1 AS a${n}`)))
      }),
    ),
  )
  await tracing.stop()
  const spans = collector.spans()
  for (const [n, name] of names.entries()) {
    const asked = spans.find((span) => span.name === name)!
    const inside = spans.filter((span) => span.parentSpanId === asked.spanId)
    const texts = inside.map((span) => fact(span, 'db.query.text'))
    expect(texts).toContainEqual(expect.stringMatching(new RegExp(` AS a${n}$`)))
    expect(inside).toHaveLength(n % 3 === 2 ? 3 : 1)
  }
})

test('a statement is told without a single value, and a failed one by its SQLSTATE', async () => {
  const { pool, db, collector, tracing, request } = await aWatchedPool(2)
  await request('all', async () => {
    await db.execute(sql`SELECT ${'ana@example.com'}::text, ${1_424_242_424}::int`)
    await pool.query({ text: 'SELECT $1::text', values: ['+54 11 5555'] })
    await pool.query("SELECT 'It''s Ana'::text, \n  1")
    await expect(pool.query('SELECT $1::int', ['secret token'])).rejects.toThrow()
    const client = await pool.connect()
    await new Promise((done) => client.query('SELECT $1::text', ['by callback'], done))
    client.release()
  })
  await tracing.stop()
  // No values that a span's own ids and nanoseconds could hold by chance.
  expect(collector.text()).not.toMatch(/ana@|1424242424|\+54 11 5555|It'|secret|by callback/i)
  expect(collector.text()).toContain("SELECT '…'::text, 1")
  const failed = collector.spans().filter(({ status }) => status.code === 2)
  expect(failed.map((span) => fact(span, 'error.type'))).toEqual(['22P02'])
})

test('answers and errors are the same as without being watched', async () => {
  const { pool, db } = await aWatchedPool(2)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  expect((await db.execute(sql`SELECT 2 AS two`)).rows).toEqual([{ two: 2 }])
  await expect(pool.query('SELECT nothing')).rejects.toMatchObject({ code: '42703' })
  await expect(db.transaction((tx) => tx.execute(sql`SELECT nothing`))).rejects.toThrow()
  const answered = new Promise((done) =>
    pool.query('SELECT 3 AS three', (error, found) => done([error, found.rows])),
  )
  expect(await answered).toEqual([undefined, [{ three: 3 }]])
})
