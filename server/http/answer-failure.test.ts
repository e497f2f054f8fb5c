import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { answerFailure } from './answer-failure.ts'
import type { ApiEnv } from './api-context.ts'

const database = useTestDatabase()

/** A server whose every call asks the database for this, and what it logged. */
function aServerThatAsks(statement: string) {
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) })
  const app = new Hono<ApiEnv>()
  app.get('/', async (context) => {
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 20`)
      await tx.execute(sql.raw(statement))
    })
    return context.text('ok')
  })
  app.onError(answerFailure({ log }))
  return { app, lines }
}

test('a statement that took too long asks the visitor to come back, and is told as an error', async () => {
  const { app, lines } = aServerThatAsks('select pg_sleep(10)')
  const answer = await app.request('/')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await answer.json()).toMatchObject({ code: 'database-down' })
  expect(lines).toMatchObject([{ level: 50, msg: 'a statement took too long' }])
})

test('a wrong statement is a failure of ours, whose words stay in the log', async () => {
  const { app, lines } = aServerThatAsks('select no_such_column')
  const answer = await app.request('/')
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('no_such_column')
  expect(lines).toMatchObject([{ level: 50, msg: 'unexpected error' }])
})
