import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { queryOnce } from '#tests/database/query-once.ts'
import { isRoot, ordinaryUser } from '#tests/database/server-user.ts'
import { findClusterPlace } from './cluster-place.ts'
import { probeServer } from './probe-server.ts'
import { makeSocketFolder } from './socket-folder.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

/** Answers as a server does that has not come up, and never does (PostgreSQL's protocol, ErrorResponse). */
const NEVER_COMES_UP = `
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is not yet accepting connections', '']
  const said = Buffer.from(fields.join('\\0') + '\\0')
  const length = Buffer.alloc(4)
  length.writeInt32BE(said.length + 4)
  const answer = Buffer.concat([Buffer.from('E'), length, said])
  require('node:net').createServer((asked) => asked.once('data', () => asked.end(answer)).on('error', () => {}))
    .listen(process.env.SOCKET)
`

test('a server that has nobody who brings it up is ended, and started anew', async () => {
  const dataDir = await mkdtemp('/tmp/lupulo-test-')
  await chmod(dataDir, 0o755)
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const before = await startEmbeddedPostgres({ dataDir, durable: false })
  await queryOnce(before.connectionString, 'create table kept (id int)')
  await before.stop()

  const { clusterFolder, owner } = await findClusterPlace(dataDir)
  const socketFolder = await makeSocketFolder(clusterFolder, owner)
  const socket = path.join(socketFolder, '.s.PGSQL.5432')
  const stuck = spawn(process.execPath, ['-e', NEVER_COMES_UP], {
    ...(isRoot && ordinaryUser),
    cwd: clusterFolder,
    env: { SOCKET: socket },
  })
  await vi.waitFor(async () => expect(await probeServer(socketFolder)).toBe('starting'), { timeout: 20_000 })
  const lock = [stuck.pid, clusterFolder, 1, 5432, socketFolder, '', '', 'starting', '']
  await writeFile(path.join(clusterFolder, 'postmaster.pid'), lock.join('\n'))

  const after = await startEmbeddedPostgres({ dataDir, durable: false })
  expect(after.startedByUs).toBe(true)
  expect(stuck.signalCode).toBe('SIGQUIT')
  await queryOnce(after.connectionString, 'select * from kept')
  await after.stop()
})
