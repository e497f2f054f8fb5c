import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Finds modules before and after, and loads some before and the others after. */
const PROGRAM = `
  import { findDrizzleOnce } from ${JSON.stringify(new URL('find-drizzle-once.ts', import.meta.url).href)}
  const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres', 'drizzle-orm/node-postgres/migrator']
  const places = () => names.map((name) => import.meta.resolve(name))
  const before = places()
  const { Table } = await import('drizzle-orm')
  findDrizzleOnce()
  const { PgTable } = await import('drizzle-orm/pg-core')
  await import('drizzle-orm/node-postgres/migrator')
  const none = await import('drizzle-orm/no-such-part').catch(({ code }) => code)
  console.log(JSON.stringify({ before, after: places(), isSame: Object.getPrototypeOf(PgTable) === Table, none }))`

test('Drizzle is found where Node finds it, and is there once', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    encoding: 'utf8',
  })
  const { before, after, isSame, none } = JSON.parse(said)
  expect(after).toEqual(before)
  expect(isSame).toBe(true)
  expect(none).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED')
})
