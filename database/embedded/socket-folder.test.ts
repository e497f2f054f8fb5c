import { chmod, mkdtemp, rename, rm, stat, symlink } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeSocketFolder } from './socket-folder.ts'

let cluster: string
let socketFolder: string | undefined
const owner = { uid: process.geteuid!(), gid: process.getegid!() }

beforeEach(async () => {
  cluster = await mkdtemp('/tmp/lupulo-test-')
})
afterEach(async () => {
  await rm(cluster, { recursive: true, force: true })
  if (socketFolder) await rm(socketFolder, { recursive: true, force: true })
})

test('is short, closed to others, the same each time, and made again when it is gone', async () => {
  socketFolder = await makeSocketFolder(cluster, owner)
  expect(`${socketFolder}/.s.PGSQL.5432`.length).toBeLessThan(103)
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
  await rm(socketFolder, { recursive: true })
  expect(await makeSocketFolder(cluster, owner)).toBe(socketFolder)
  expect((await stat(socketFolder)).isDirectory()).toBe(true)
})

test('another cluster in the same path has another one', async () => {
  const first = await makeSocketFolder(cluster, owner)
  const replacement = await mkdtemp('/tmp/lupulo-test-')
  const away = `${cluster}-away`
  await rename(cluster, away)
  await rename(replacement, cluster)
  socketFolder = await makeSocketFolder(cluster, owner)
  expect(socketFolder).not.toBe(first)
  await rm(first, { recursive: true })
  await rm(away, { recursive: true })
})

test('is refused when somebody else may have put it there', async () => {
  socketFolder = await makeSocketFolder(cluster, owner)
  await chmod(socketFolder, 0o777)
  await expect(makeSocketFolder(cluster, owner)).rejects.toThrow('find out who made it')
  await rm(socketFolder, { recursive: true })
  await symlink(cluster, socketFolder)
  await expect(makeSocketFolder(cluster, owner)).rejects.toThrow('find out who made it')
})
