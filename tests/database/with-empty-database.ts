import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { databaseAt } from './database-at.ts'
import { openAdminSession } from './open-admin-session.ts'

/** Runs with an empty database; it is gone afterwards. */
export async function withEmptyDatabase(run: (url: string) => Promise<void>): Promise<void> {
  const { adminUrl, clonePrefix } = inject('testServer')
  const name = `${clonePrefix}_${randomBytes(4).toString('hex')}`
  const admin = await openAdminSession(adminUrl)
  await admin.query(`create database "${name}"`)
  try {
    await run(databaseAt(adminUrl, name))
  } finally {
    await admin.query(`drop database "${name}" with (force)`)
    await admin.end()
  }
}
