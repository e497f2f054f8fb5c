import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, openPool } from '#database/open-pool.ts'
import { writeTestRates } from '#tests/factories/test-rates.ts'
import { databaseAt } from './database-at.ts'
import { openAdminSession } from './open-admin-session.ts'

/** Filled before the first test runs; reading it earlier, at the top of the file, throws. */
export type TestDatabase = {
  readonly db: Database
  readonly pool: pg.Pool
  readonly connectionString: string
}

/**
 * Gives a test file (or a describe block) a database of its own, migrated and empty but for the rates
 * that it takes to charge anybody, on a real PostgreSQL server.
 * Call it once, outside the tests:
 *
 *     const database = useTestDatabase()
 *     test('…', async () => { await database.db.insert(beers)… })
 *
 * @param poolSize connections at once; races need as many as they have rivals
 */
export function useTestDatabase({ poolSize = 10 } = {}): TestDatabase {
  const { adminUrl, templateName, clonePrefix } = inject('testServer')
  const name = `${clonePrefix}_${randomBytes(4).toString('hex')}`
  const connectionString = databaseAt(adminUrl, name)
  let opened: ReturnType<typeof openPool> | undefined

  beforeAll(async () => {
    await clone(adminUrl, templateName, name)
    opened = openPool(connectionString, poolSize)
    await writeTestRates(opened.db)
  })

  afterAll(async () => {
    await opened?.pool.end()
    const admin = await openAdminSession(adminUrl)
    await admin.query(`drop database if exists "${name}" with (force)`)
    await admin.end()
  })

  const ready = () => {
    if (!opened) throw new Error('The test database exists only inside tests and hooks.')
    return opened
  }
  return {
    connectionString,
    get db() {
      return ready().db
    },
    get pool() {
      return ready().pool
    },
  }
}

async function clone(adminUrl: string, templateName: string, name: string): Promise<void> {
  const admin = await openAdminSession(adminUrl)
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        // Files are copied: logged page by page, as PostgreSQL would by itself, a clone takes four times the work.
        await admin.query(`create database "${name}" template "${templateName}" strategy file_copy`)
        return
      } catch (error) {
        // 55006 object_in_use: PostgreSQL's own housekeeping may be in the template for a moment.
        if ((error as { code?: string }).code !== '55006' || attempt === 20) throw error
        await sleep(50 * attempt)
      }
    }
  } finally {
    await admin.end()
  }
}
