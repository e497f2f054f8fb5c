import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { users } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import { errorForLog, reasonForLog } from './error-for-log.ts'

const database = useTestDatabase()
const SECRET = 'nobody may read this'

async function failureOf(run: Promise<unknown>): Promise<Error> {
  return run.then(
    () => expect.unreachable(),
    (error) => error,
  )
}

test('a failed statement is told without the values that it was run with', async () => {
  const error = await failureOf(database.db.execute(sql`SELECT ${SECRET}::text FROM no_such_table`))
  expect(error.message).toContain(SECRET)
  const logged = errorForLog(error)
  expect(JSON.stringify(logged)).not.toContain(SECRET)
  expect(logged.message).toContain('no_such_table')
  expect(logged.cause).toMatchObject({ code: '42P01', message: expect.stringContaining('no_such_table') })
  expect(reasonForLog(error)).toBe('relation "no_such_table" does not exist')
})

test('a row that a constraint refused is not told either', async () => {
  const row = { name: SECRET, email: 'UPPER@example.com', role: 'Person' as const }
  const error = await failureOf(database.db.insert(users).values(row))
  expect(JSON.stringify(errorForLog(error))).not.toContain(SECRET)
  expect(errorForLog(error).cause).toMatchObject({ code: '23514' })
})

test('a session’s token stays out of the log when its question fails', async () => {
  const lines: string[] = []
  const log = pino({ serializers: { err: errorForLog } }, { write: (line: string) => lines.push(line) })
  const services = makeTestServices(database, {}, { log })
  const [user] = await database.db
    .insert(users)
    .values({ name: 'Ana', email: 'ana@example.com', role: 'Person' })
    .returning()
  const headers = await signedIn(services, user!.id)
  const token = decodeURIComponent(headers.cookie).split(/[=.]/)[1]!
  await database.pool.query('ALTER TABLE sessions RENAME TO sessions_away')
  try {
    const answer = await createApp(services).request('/api/session', { headers })
    expect(answer.status).toBe(500)
  } finally {
    await database.pool.query('ALTER TABLE sessions_away RENAME TO sessions')
  }
  expect(lines.join()).toContain('unexpected error')
  expect(lines.join()).not.toContain(token)
})

test('a value that PostgreSQL could not read is not told', async () => {
  const error = await failureOf(database.db.execute(sql`SELECT ${SECRET}::text::uuid`))
  expect((error.cause as Error).message).toContain(SECRET)
  expect(JSON.stringify(errorForLog(error))).not.toContain(SECRET)
  expect(reasonForLog(error)).toBe('invalid input syntax for type uuid: "…"')
})

test('what was no JSON is not quoted', async () => {
  const error = await failureOf(Promise.resolve(SECRET).then(JSON.parse))
  expect(error.message).toContain(SECRET.slice(0, 6))
  expect(errorForLog(error)).toMatchObject({ type: 'SyntaxError', message: 'this is not valid JSON' })
})

test('what is thrown and is no error is not written down', () => {
  expect(errorForLog(SECRET)).toEqual({ type: 'string', message: 'something that is no error was thrown' })
})

test('no message fills the log, and an error that causes itself has an end', () => {
  const error = new Error('a'.repeat(100_000))
  error.cause = error
  expect(JSON.stringify(errorForLog(error)).length).toBeLessThan(80_000)
  expect(errorForLog(error).message).toBe(`${'a'.repeat(3999)}…`)
  expect(reasonForLog(error)).toBe(error.message)
})
