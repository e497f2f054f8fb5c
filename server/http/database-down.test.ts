import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { CommitUnknownError } from '#database/shop-client.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aStuckPool } from '#tests/factories/a-stuck-pool.ts'
import { databaseTrouble, isDatabaseDown } from './database-down.ts'

const database = useTestDatabase()

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error) => error,
  )
}

const connectTo = (address: string) => failureOf(new pg.Client(address).connect())

test.each([
  ['nobody listens on the port', 'postgres://x@127.0.0.1:1/x'],
  ['nobody listens on any of the host’s addresses', 'postgres://x@localhost:1/x'],
  ['there is no socket', 'postgres://x@%2Fnowhere/x'],
  ['there is no such host', 'postgres://x@database.invalid/x'],
])('the database is away when %s', async (_says, address) => {
  const error = await connectTo(address)
  expect(isDatabaseDown(error)).toBe(true)
  expect(isDatabaseDown(new Error('Failed query', { cause: error }))).toBe(true)
})

test('a missing file, a visitor who hung up and a wrong statement are something else', async () => {
  expect(isDatabaseDown(await failureOf(readFile('/nowhere/at/all')))).toBe(false)
  expect(isDatabaseDown(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe(false)
  expect(isDatabaseDown(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false)
  expect(isDatabaseDown('away')).toBe(false)
})

test('waiting in vain for a turn on one of our connections is a trouble of its own', async () => {
  const { pool } = await aStuckPool(database.connectionString)
  expect(databaseTrouble(await failureOf(pool.query('SELECT 1')))).toBe('busy')
})

test('a full disk and a commit without an answer are troubles of their own', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  expect(databaseTrouble(new Error('Failed query', { cause: full }))).toBe('full')
  const lost = new Error('Connection terminated unexpectedly')
  expect(databaseTrouble(lost)).toBe('away')
  const unknown = new CommitUnknownError('A commit was not answered', { cause: lost })
  expect(databaseTrouble(new Error('Failed query', { cause: unknown }))).toBe('unsure')
})
