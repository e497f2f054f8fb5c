import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openPool } from '#database/open-pool.ts'
import { databaseAt } from './database-at.ts'
import { openAdminSession } from './open-admin-session.ts'

/** A database without tables, until the test is over. */
export async function anEmptyDatabase(): Promise<Pool> {
  const { adminUrl, clonePrefix } = inject('testServer')
  const name = `${clonePrefix}_${randomBytes(4).toString('hex')}`
  const admin = await openAdminSession(adminUrl)
  await admin.query(`create database "${name}"`)
  const { pool } = openPool(databaseAt(adminUrl, name))
  onTestFinished(async () => {
    await pool.end()
    await admin.query(`drop database "${name}" with (force)`)
    await admin.end()
  })
  return pool
}
