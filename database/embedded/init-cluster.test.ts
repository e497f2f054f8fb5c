import { chmod, chown, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isRoot, ordinaryUser } from '#tests/database/server-user.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp('/tmp/lupulo-test-')
  await chmod(dataDir, 0o755)
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function aClusterWith(file: string, content: string) {
  const cluster = path.join(dataDir, 'postgres')
  await mkdir(cluster)
  await writeFile(path.join(cluster, file), content)
  if (isRoot) await chown(cluster, ordinaryUser.uid, ordinaryUser.gid)
  return cluster
}

test('refuses the data of a newer PostgreSQL and says what to do', async () => {
  const cluster = await aClusterWith('PG_VERSION', '19\n')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `The database in ${cluster} was made by PostgreSQL 19, but this Lúpulo brings 18: start it with the newer Lúpulo that made it, or point DATA_DIR at another folder.`,
  )
})

test('refuses the data of an older PostgreSQL and says how to bring it over', async () => {
  const cluster = await aClusterWith('PG_VERSION', '17\n')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `The database in ${cluster} was made by PostgreSQL 17, but this Lúpulo brings 18: dump it with pg_dump 17, start with an empty DATA_DIR and restore the dump there.`,
  )
})

test('leaves foreign files alone', async () => {
  const cluster = await aClusterWith('holiday.jpg', '')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    'holds files that are no PostgreSQL database',
  )
  expect(await readdir(cluster)).toEqual(['holiday.jpg'])
  expect(await readdir(dataDir)).toEqual(['postgres'])
})

test('refuses a DATA_DIR that is a file', async () => {
  const file = path.join(dataDir, 'file')
  await writeFile(file, '')
  await expect(startEmbeddedPostgres({ dataDir: path.join(file, 'data') })).rejects.toThrow(
    'cannot be made because a part of its path is a file',
  )
})

test.runIf(isRoot)('refuses a cluster of root, for whom PostgreSQL does not run', async () => {
  const cluster = await aClusterWith('PG_VERSION', '18\n')
  await chown(cluster, 0, 0)
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`chown -R nobody ${cluster}`)
})

test('what a killed first start left is removed an hour later, and nothing that somebody may be at work on', async () => {
  const start = () => startEmbeddedPostgres({ dataDir, durable: false })
  await (await start()).stop()
  const [old, young] = ['postgres.new-01d', 'postgres.new-4e3'].map((name) => path.join(dataDir, name))
  await mkdir(old!)
  await mkdir(young!)
  const longAgo = new Date(Date.now() - 61 * 60 * 1000)
  await utimes(old!, longAgo, longAgo)
  await (await start()).stop()
  expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres.new-4e3'])
})
