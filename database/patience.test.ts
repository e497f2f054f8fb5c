import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { openPool } from './open-pool.ts'

const database = useTestDatabase()
const FAKED = { toFake: ['setTimeout', 'clearTimeout'] as ('setTimeout' | 'clearTimeout')[] }

afterEach(() => {
  vi.useRealTimers()
})

test('whoever waits for a turn longer than connecting may take gets one: a rush is no outage', async () => {
  const { pool } = openPool(database.connectionString, 1)
  const busy = await pool.connect()
  vi.useFakeTimers(FAKED)
  const turn = pool.query('SELECT 1 AS turn')
  const answered = expect(turn).resolves.toMatchObject({ rows: [{ turn: 1 }] })
  await vi.advanceTimersByTimeAsync(20_000)
  busy.release()
  await answered
  vi.useRealTimers()
  await pool.end()
})

test('a server that takes a connection and says nothing is given up on much sooner', async () => {
  const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const { pool } = openPool(`postgres://nobody@127.0.0.1:${port}/nothing`, 1)
  vi.useFakeTimers(FAKED)
  const refused = expect(pool.query('SELECT 1')).rejects.toThrow('timeout expired')
  await vi.advanceTimersByTimeAsync(6_000)
  await refused
  vi.useRealTimers()
  await pool.end()
  silent.close()
})
