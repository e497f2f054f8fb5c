import { randomBytes } from 'node:crypto'
import { expect, inject, test, vi } from 'vitest'
import { inUse } from './in-use.ts'
import { openAdminSession } from './open-admin-session.ts'
import { removeAbandoned } from './remove-abandoned.ts'

test('databases of killed runs are dropped, those of living runs are not', async () => {
  const { adminUrl, templateName, clonePrefix } = inject('testServer')
  const id = randomBytes(4).toString('hex')
  const [dead, living] = [`test_1_dead${id}`, `test_1_living${id}`]
  const livingRun = await openAdminSession(adminUrl)
  await inUse(livingRun, living)
  await livingRun.query(`create database ${dead}_a`)
  await livingRun.query(`create database ${living}_a`)

  const newRun = await openAdminSession(adminUrl)
  const namesAfterCleaning = async () => {
    await removeAbandoned(newRun)
    const left = await newRun.query('select datname as name from pg_database')
    return left.rows.map((row) => row.name)
  }
  // Another run may be at the same work; what it is dropping is left to it.
  await vi.waitFor(async () => expect(await namesAfterCleaning()).not.toContain(`${dead}_a`), 120_000)
  const names = await namesAfterCleaning()
  expect(names).toContain(`${living}_a`)
  // This very run is alive too: the one that holds them is the process that started it.
  expect(names).toContain(templateName)
  expect(clonePrefix).toMatch(/^test_\d+_/)

  await livingRun.end()
  await vi.waitFor(async () => expect(await namesAfterCleaning()).not.toContain(`${living}_a`), 120_000)
  await newRun.end()
})
