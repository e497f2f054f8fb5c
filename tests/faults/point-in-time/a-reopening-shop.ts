import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { startShopProcess } from '#tests/running/a-shop-process.ts'
import { anOutsideWorld } from '#tests/running/an-outside-world.ts'
import { freePorts } from '#tests/running/free-ports.ts'
import { call } from '#tests/running/people.ts'
import { stock } from '../database/shoppers.ts'
import { startPurchase } from '../start-purchase.ts'

type Placed = { orderId: string; page: string; buyer: { cookie: string } }

/**
 * What a shop needs that is stopped and opened again on an empty database of its own, while the world outside goes on. All of it
 * ends with the test.
 */
export async function aReopeningShop(databaseUrl: string, buyers: number) {
  const [port] = (await freePorts(1)) as [number]
  const publicUrl = `http://localhost:${port}`
  const stocked = await stock(databaseUrl, publicUrl, buyers)
  onTestFinished(() => stocked.pool.end())
  const world = await anOutsideWorld(publicUrl)
  onTestFinished(() => world.stop())
  const dataDir = await mkdtemp(join(tmpdir(), 'lupulo-reopening-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const settings = {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    ...{ RETRY_EVERY_SECONDS: '1', RECONCILE_EVERY_SECONDS: '1', RECONCILE_AFTER_SECONDS: '0' },
    ...{ ...world.settings, ...stocked.settings },
  }

  return {
    world,
    pool: stocked.pool,
    async open() {
      const shop = await startShopProcess({ port, settings })
      onTestFinished(async () => {
        if (shop.isRunning()) await shop.stop()
      })
      return shop
    },
    /** One of the buyers orders a beer. */
    async place(buyer: number): Promise<Placed> {
      const cookie = stocked.cookies[buyer]!
      const { status, said } = await startPurchase(port, cookie, [{ id: stocked.beerIds[0]!, quantity: 1 }])
      expect(status).toBe(201)
      return { orderId: said.orderId!, page: said.page!, buyer: cookie }
    },
    /** And pays it, and comes back to a shop that knows of it. */
    async pay({ orderId, page, buyer }: Placed) {
      const { id } = await world.call<{ id: number }>('POST', `/sandbox/preferences/${page}/pay`, {
        status: 'approved',
      })
      const hint = { external_reference: orderId, payment_id: String(id) }
      expect(await call({ port }, 'POST', '/payment-return', hint, buyer)).toMatchObject({ outcome: 'paid' })
      return { orderId, paymentId: id }
    },
  }
}
