import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aDatabaseServer } from '#tests/running/a-database-server.ts'
import { aRoundRobin } from '#tests/running/a-round-robin.ts'
import { startShopProcess } from '#tests/running/a-shop-process.ts'
import { anOutsideWorld } from '#tests/running/an-outside-world.ts'
import { freePorts } from '#tests/running/free-ports.ts'
import { countBroken, sendShoppers, stock } from '../database/shoppers.ts'
import { recordTrial } from '../record-trial.ts'
import { aNewerVersion } from './a-newer-version.ts'
import { sendVisitors } from './visitors.ts'

const WAIT = { timeout: 120_000, interval: 50 }
/** What a migration may do beside processes of before (docs/how-to/add-a-table.md), to tables that every purchase writes. */
const ADDS = [
  `ALTER TABLE orders ADD COLUMN trial_note text NOT NULL DEFAULT ''`,
  'CREATE INDEX orders_trial_note ON orders (trial_note)',
  'CREATE TABLE trial_notes (order_id uuid PRIMARY KEY REFERENCES orders (id), note text NOT NULL)',
  'ALTER TABLE beers ADD COLUMN trial_level integer NOT NULL DEFAULT 0',
]

test('two processes are followed by two of a newer version, with a migration between, while people buy', async () => {
  const server = await aDatabaseServer()
  onTestFinished(() => server.remove())
  const ports = (await freePorts(4)) as [number, number, number, number]
  const proxy = await aRoundRobin(ports)
  onTestFinished(() => proxy.close())
  const stocked = await stock(server.databaseUrl, proxy.url, 4)
  onTestFinished(() => stocked.pool.end())
  const world = await anOutsideWorld(proxy.url)
  onTestFinished(() => world.stop())
  const dataDir = await mkdtemp(join(tmpdir(), 'lupulo-rolling-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const settings = {
    ...{ DATABASE_URL: server.databaseUrl, DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1, ::1' },
    ...{ DRAIN_SECONDS: '3', RETRY_EVERY_SECONDS: '1' },
    ...{ ...world.settings, ...stocked.settings },
  }
  const start = async (at: number, program?: string) => {
    const shop = await startShopProcess({ port: ports[at]!, settings, ...(program && { program }) })
    onTestFinished(async () => {
      if (shop.isRunning()) await shop.stop()
    })
    return shop
  }
  const old = [await start(0), await start(1)]
  const newer = aNewerVersion(ADDS)
  onTestFinished(() => newer.remove())

  const shoppers = sendShoppers(proxy.port, stocked, world)
  const visitors = await sendVisitors(proxy.port, stocked)
  const untilServedBy = async (...processes: number[]) => {
    const before = proxy.served()
    await vi.waitFor(() => {
      const each = processes.map((at) => proxy.served()[at]! - before[at]!)
      expect(Math.min(...each)).toBeGreaterThan(20)
    }, WAIT)
  }
  await untilServedBy(0, 1)
  const next = [await start(2, newer.program)]
  const { rows } = await stocked.pool.query(
    'SELECT count(*)::int AS orders, max(trial_note) AS note FROM orders',
  )
  expect(rows[0]).toEqual({ orders: expect.any(Number), note: '' })
  // The old ones on the tables of the new one.
  await untilServedBy(0, 1, 2)
  await old[0]!.stop()
  next.push(await start(3, newer.program))
  await untilServedBy(1, 2, 3)
  await old[1]!.stop()
  await untilServedBy(2, 3)
  await shoppers.leave()
  await visitors.leave()

  for (const shop of [...old, ...next]) expect(shop.logLines().filter(({ level }) => level >= 40)).toEqual([])
  expect([...shoppers.putOff]).toEqual([])
  expect(Object.keys(visitors.answered())).toEqual(['200'])
  await vi.waitFor(async () => {
    const waiting = `SELECT (SELECT count(*) FROM outbox WHERE sent_at IS NULL AND held_back IS NULL)
      + (SELECT count(*) FROM webhook_inbox WHERE processed_at IS NULL) AS left`
    expect((await stocked.pool.query(waiting)).rows).toEqual([{ left: 0 }])
  }, WAIT)
  expect(await countBroken(stocked, shoppers.promised)).toBe(0)
  expect(await findBrokenInvariants(stocked.pool)).toEqual([])
  recordTrial({
    area: 'Races',
    what: 'two processes followed one by one by two of a newer version, with a migration between, under load',
    times: proxy.served().reduce((sum, each) => sum + each, 0),
    unit: 'requests',
    lost: 0,
    figures: `${shoppers.promised.length} orders; the longest answer took ${Math.round(visitors.longestMs())} ms`,
  })
})
