import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aLoggedInBuyer } from '#tests/factories/logged-in-people.ts'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import { recordTrial } from '#tests/faults/record-trial.ts'
import { startPurchase } from '#tests/faults/start-purchase.ts'
import { send } from '#tests/running/send.ts'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { expectNothingBroke } from './nothing-broke.ts'
import {
  aPersonAtHome,
  buyOnTheRoad,
  inactivateOnTheRoad,
  publishOnTheRoad,
  reviewOnTheRoad,
  sendOnTheRoad,
} from './the-road.ts'

// Also on a busy machine the balancer asks meanwhile, and hands the one that leaves nothing more.
const shops = useTwoShops({ RETRY_EVERY_SECONDS: '1', DRAIN_SECONDS: '6' }, {}, { behindProxy: true })

test.each([0, 1])(
  'buyer, seller and admin go their ways whichever process answers (the first request at process %i)',
  async (first) => {
    const { proxy } = shops
    proxy.beginAt(first)
    const before = proxy.served()
    const name = `Vaiven${first}`
    const seller = await publishOnTheRoad(shops, name)
    const buyer = await buyOnTheRoad(shops, name, seller)
    await sendOnTheRoad(shops, name, seller)
    await reviewOnTheRoad(shops, buyer)
    await inactivateOnTheRoad(shops, buyer)
    const [here, there] = proxy.served().map((served, at) => served - before[at]!)
    expect(Math.min(here!, there!)).toBeGreaterThan(10)
    expect(Math.abs(here! - there!)).toBeLessThanOrEqual(1)
    await expectNothingBroke(shops)
  },
)

test('a process that is told to stop says so first, ends what it began, and nobody loses a request', async () => {
  const { proxy, services, database, world } = shops
  const [staying, leaving] = shops.shops
  const buyer = await aLoggedInBuyer(services)
  const beer = await aBeer(database.db)
  await world.call('POST', '/sandbox/faults', {
    method: 'POST',
    path: '/checkout/preferences',
    times: 1,
    delayMs: 1000,
  })
  const slow = startPurchase(leaving.port, buyer.headers, [{ id: beer.id, quantity: 1 }])
  await expect
    .poll(
      async () => (await database.pool.query('SELECT FROM orders WHERE buyer_id = $1', [buyer.id])).rowCount,
      { timeout: 60_000 },
    )
    .toBe(1)

  const answered: Record<string, number> = {}
  const seen = { ready: true, goesOn: true }
  onTestFinished(() => {
    seen.ready = seen.goesOn = false
  })
  const visitors = Array.from({ length: 6 }, async (_, at) => {
    while (seen.goesOn) {
      const { status, body } = await send(
        proxy.port,
        at % 2
          ? {
              method: 'POST',
              path: '/api/payment-return',
              headers: { ...buyer.headers, 'content-type': 'application/json' },
              body: '{}',
            }
          : { path: '/api/toprated' },
      ).catch((error) => ({ status: String(error), body: '' }))
      const heard = status === 200 ? status : `${status} ${body}`
      answered[heard] = (answered[heard] ?? 0) + 1
    }
  })
  const watching = (async () => {
    while (seen.ready && leaving.isRunning()) {
      const { status } = await send(leaving.port, { path: '/readyz' })
      seen.ready = status === 200
      await sleep(20)
    }
  })()
  await sleep(200)
  await leaving.stop()
  await watching
  expect(seen.ready).toBe(false)
  expect((await slow).status).toBe(201)

  const [before] = proxy.served()
  await expect.poll(() => proxy.served()[0]! - before!, { timeout: 60_000 }).toBeGreaterThan(50)
  seen.goesOn = false
  await Promise.all(visitors)
  expect(Object.keys(answered)).toEqual(['200'])
  expect(staying.isRunning()).toBe(true)

  const stays = await aPersonAtHome(shops, '/buyerSignUp', aBuyerForm({ email: 'tarde@correo.example' }))
  expect((await stays.go(`${proxy.url}/shop`)).status).toBe(200)
  await expectNothingBroke(shops)
  recordTrial({
    area: 'Races',
    what: 'requests through a proxy while one of two processes is stopped',
    times: answered[200]!,
    unit: 'requests',
    lost: 0,
  })
})
