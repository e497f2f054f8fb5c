import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { queryOnce } from '#tests/database/query-once.ts'
import { isRoot, ordinaryUser, startServerUser } from '#tests/database/server-user.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp('/tmp/lupulo-test-')
  await chmod(dataDir, 0o755)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const pidFile = () => path.join(dataDir, 'postgres/postmaster.pid')
const serverPid = async () => Number.parseInt(await readFile(pidFile(), 'utf8'), 10)
const start = () => startEmbeddedPostgres({ dataDir, durable: false })
const isDown = (url: string) => expect(queryOnce(url, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)

test('two processes that start at once on an empty folder share one server, and the last stops it', async () => {
  const users = await Promise.all([startServerUser({ dataDir }), startServerUser({ dataDir })])
  const identities = await Promise.all(
    users.map((user) =>
      queryOnce(user.connectionString, 'select system_identifier::text from pg_control_system()'),
    ),
  )
  expect(identities[0]).toEqual(identities[1])
  expect(users.map((user) => user.startedByUs).sort()).toEqual([false, true])
  expect(await readdir(dataDir)).toEqual(['postgres'])

  const starter = users.find((user) => user.startedByUs)!
  const other = users.find((user) => !user.startedByUs)!
  await starter.leave()
  await queryOnce(other.connectionString, 'create table kept (id int)')
  await other.leave()
  await isDown(other.connectionString)
})

test('users that all leave at once leave no server behind', async () => {
  const users = await Promise.all([start(), start(), start()])
  await Promise.all(users.map((user) => user.stop()))
  await isDown(users[0]!.connectionString)
})

test('a user whose question comes after another stopped the server was not the last', async () => {
  const [slow, quick] = [await start(), await start()]
  const { query } = pg.Client.prototype
  let quickHasLeft: Promise<boolean> | undefined
  const asks = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...given
  ) {
    if (String(given[0]).includes('pg_try_advisory_lock') && !quickHasLeft) {
      quickHasLeft = quick.stop()
      await quickHasLeft
    }
    return Reflect.apply(query, this, given)
  })
  onTestFinished(() => asks.mockRestore())

  expect(await slow.stop()).toBe(false)
  expect(await quickHasLeft).toBe(true)
  await isDown(slow.connectionString)
})

test('users that keep coming and going always find it open', async () => {
  const comeAndGo = async (pauses: number[]) => {
    for (const pauseMs of pauses) {
      const user = await start()
      await sleep(pauseMs)
      await queryOnce(user.connectionString, 'select 1')
      await user.stop()
    }
  }
  await Promise.all([comeAndGo([0, 40, 10]), comeAndGo([60, 0, 30, 0]), comeAndGo([20, 20, 0, 70])])
})

test('a server left over by a killed process is found, used, and stopped by its next user', async () => {
  const killed = await startServerUser({ dataDir })
  const pid = await serverPid()
  await killed.kill()

  const next = await start()
  expect(next.startedByUs).toBe(false)
  expect(await serverPid()).toBe(pid)
  await queryOnce(next.connectionString, 'select * from kept')
  await next.stop()
  await isDown(next.connectionString)
})

test('a server that dies under its user comes back by itself, with its data', async () => {
  const user = await start()
  await queryOnce(user.connectionString, 'create table survives (id int)')
  const pid = await serverPid()
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => queryOnce(user.connectionString, 'select * from survives'), { timeout: 120_000 })
  expect(await serverPid()).not.toBe(pid)
  await user.stop()
  await isDown(user.connectionString)
})

test('the lock of a dead server does not count, even when another process has its pid by now', async () => {
  const killed = await startServerUser({ dataDir })
  const pid = await serverPid()
  await killed.kill()
  const lock = await readFile(pidFile(), 'utf8')
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => isDown(killed.connectionString), 120_000)

  // The same user's process: PostgreSQL takes those of others for strangers by itself.
  const stranger = spawn('sleep', ['60'], { cwd: '/', ...(isRoot && ordinaryUser) })
  await once(stranger, 'spawn')
  await writeFile(pidFile(), lock.replace(String(pid), String(stranger.pid)))
  const next = await start()
  expect(next.startedByUs).toBe(true)
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
  await next.stop()
})
