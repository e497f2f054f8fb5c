import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { textOf } from '#contract/texts/text.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aDatabaseServer } from '#tests/running/a-database-server.ts'
import { startShopProcess } from '#tests/running/a-shop-process.ts'
import { anOutsideWorld } from '#tests/running/an-outside-world.ts'
import { freePorts } from '#tests/running/free-ports.ts'
import { anAdult } from '#tests/running/people.ts'
import { send } from '#tests/running/send.ts'
import { expectChargedAtItsSite } from '../charged-at-its-site.ts'
import { countBroken, expectPutOff, sendShoppers, stock } from './shoppers.ts'

/** What lies behind the pages goes on soon. */
const SETTINGS = {
  EXPIRE_EVERY_SECONDS: '1',
  RECONCILE_EVERY_SECONDS: '1',
  RECONCILE_AFTER_SECONDS: '1',
  RETRY_EVERY_SECONDS: '1',
}
/** However long it takes: what never comes is a failure, what comes late is not. */
const WAIT = { timeout: 120_000, interval: 20 }
const BUYERS = 4

/** A shop on a database server of its own, with buyers who shop without a pause. It ends with the test. */
export async function aShopOfShoppers(settings: Record<string, string> = {}) {
  const database = await aDatabaseServer()
  onTestFinished(() => database.remove())
  return { ...(await aShopOfShoppersAt(database.databaseUrl, settings)), database }
}

/** The same on a database that is there, and empty. */
export async function aShopOfShoppersAt(databaseUrl: string, settings: Record<string, string> = {}) {
  const [port] = (await freePorts(1)) as [number]
  const publicUrl = `http://localhost:${port}`
  const stocked = await stock(databaseUrl, publicUrl, BUYERS)
  onTestFinished(() => stocked.pool.end())
  const world = await anOutsideWorld(publicUrl)
  onTestFinished(() => world.stop())
  const dataDir = await mkdtemp(join(tmpdir(), 'lupulo-shoppers-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const shop = await startShopProcess({
    port,
    settings: {
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
      ...{ ...world.settings, ...stocked.settings, ...SETTINGS, ...settings },
    },
  })
  onTestFinished(async () => {
    if (shop.isRunning()) await shop.stop()
  })
  const adult = await anAdult(shop)
  const shoppers = sendShoppers(port, stocked, world)
  const ask = (path: string) => send(port, { path, headers: adult })

  return {
    ...{ stocked, world, shop, shoppers, ask },
    /** The shop answers that it cannot serve, programs as JSON and people in words, and lives on. */
    async expectAway() {
      // What was read in the second before is kept for that long.
      await vi.waitFor(async () => expectPutOff(await ask(`/api/product/${stocked.beerIds[0]}`)), WAIT)
      const page = await ask('/home')
      expect(page.status).toBe(503)
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
      expect(page.headers['content-type']).toMatch(/^text\/html/)
      expect(page.body).toContain(textOf(ERRORS['database-down'].message))
      expect((await ask('/livez')).status).toBe(200)
    },
    /** Until it answers; how long that took. */
    async untilBack(): Promise<number> {
      const startedAt = performance.now()
      await vi.waitFor(async () => {
        const { status } = await ask(`/api/product/${stocked.beerIds[0]}`)
        expect(status).toBe(200)
      }, WAIT)
      return performance.now() - startedAt
    },
    /** Until somebody has placed an order and somebody has paid one since now. */
    async untilSold(): Promise<void> {
      const paid = () => shoppers.promised.filter((each) => each.paid).length
      const before = [shoppers.promised.length, paid()] as const
      await vi.waitFor(() => {
        expect(shoppers.promised.length).toBeGreaterThan(before[0])
        expect(paid()).toBeGreaterThan(before[1])
      }, WAIT)
    },
    /** The shoppers leave, everything comes to rest, and the books are whole. Answers with how many promises were broken. */
    async closeTheBooks(): Promise<number> {
      await shoppers.leave()
      const waiting = `SELECT (SELECT count(*) FROM outbox WHERE sent_at IS NULL AND held_back IS NULL)
        + (SELECT count(*) FROM webhook_inbox WHERE processed_at IS NULL) AS left`
      await vi.waitFor(async () => {
        const { rows } = await stocked.pool.query(waiting)
        expect(rows).toEqual([{ left: 0 }])
      }, WAIT)
      expect(await findBrokenInvariants(stocked.pool)).toEqual([])
      await expectChargedAtItsSite(stocked.pool)
      const broken = await countBroken(stocked, shoppers.promised)
      expect(broken).toBe(0)
      expect(shop.isRunning()).toBe(true)
      expect(shop.logLines().filter(({ level }) => level >= 50)).toEqual([])
      expect(shop.printed()).not.toMatch(/unhandled|uncaught|\n\s+at /i)
      return broken
    },
  }
}
