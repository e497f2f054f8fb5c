import { chmod, chown, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordinaryCheckout } from '#tests/database/ordinary-checkout.ts'
import { queryOnce } from '#tests/database/query-once.ts'
import { isRoot, ordinaryUser, startServerUser } from '#tests/database/server-user.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp('/tmp/lupulo-test-')
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('gives a durable PostgreSQL without a TCP port that keeps its data, whatever the folder is called', async () => {
  const dataDir = path.join(folder, `it's "new" $HOME & año`)
  const first = await startEmbeddedPostgres({ dataDir })
  expect(first.startedByUs).toBe(true)
  const settings = await queryOnce(
    first.connectionString,
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('listen_addresses') as tcp,
       current_setting('fsync') as fsync, current_setting('timezone') as timezone`,
  )
  expect(settings).toEqual({ version: 18, tcp: '', fsync: 'on', timezone: 'UTC' })
  await queryOnce(first.connectionString, 'create extension pg_trgm')
  await queryOnce(first.connectionString, 'create extension unaccent')
  await queryOnce(first.connectionString, "create table kept as select unaccent('São ñandú') as words")
  await first.stop()
  await expect(queryOnce(first.connectionString, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)

  const second = await startEmbeddedPostgres({ dataDir })
  expect(await queryOnce(second.connectionString, 'select words from kept')).toEqual({ words: 'Sao nandu' })
  await second.stop()
})

test('the search by parts of words knows the letters of Spanish and Portuguese', async () => {
  const server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'letters'), durable: false })
  await queryOnce(server.connectionString, 'create extension pg_trgm')
  const found = await queryOnce(
    server.connectionString,
    "select similarity('ñandú', 'nand') < 1 as differ, 'ÑANDÚ' ilike '%ñan%' as found, upper('ção') as upper",
  )
  expect(found).toEqual({ differ: true, found: true, upper: 'ÇÃO' })
  await server.stop()
})

test.runIf(isRoot)('an ordinary user has it too, as themselves', async () => {
  const dataDir = await mkdtemp('/tmp/lupulo-test-ordinary-')
  await chown(dataDir, ordinaryUser.uid, ordinaryUser.gid)
  const checkout = await ordinaryCheckout(path.join(folder, 'checkout'))
  const user = await startServerUser({ dataDir, runAs: ordinaryUser, checkout })
  expect(await queryOnce(user.connectionString, 'select current_database() as name')).toEqual({
    name: 'lupulo',
  })
  expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(ordinaryUser.uid)
  await user.leave()
  await rm(dataDir, { recursive: true })
})

test.runIf(isRoot)('root has it in a folder that only root can enter: the data lives elsewhere', async () => {
  const closed = path.join(await mkdtemp('/tmp/lupulo-test-closed-'), 'data')
  const parent = path.dirname(closed)
  expect((await stat(parent)).mode & 0o777).toBe(0o700)
  const first = await startEmbeddedPostgres({ dataDir: closed, durable: false })
  await queryOnce(first.connectionString, 'create table kept (id int)')
  await first.stop()

  const home = (await readFile(path.join(closed, 'postgres.location'), 'utf8')).trim()
  expect(home).toMatch(/^\/var\/lib\/lupulo\/[0-9a-f]{12}-[0-9a-f]{8}$/)
  const again = await startEmbeddedPostgres({ dataDir: closed, durable: false })
  expect(await queryOnce(again.connectionString, "select to_regclass('kept')::text as found")).toEqual({
    found: 'kept',
  })
  await again.stop()

  await rm(home, { recursive: true })
  await expect(startEmbeddedPostgres({ dataDir: closed })).rejects.toThrow(
    `says that the database is in ${home}, which is not there`,
  )
  await rm(parent, { recursive: true })
})
