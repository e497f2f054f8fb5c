import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { eachOf } from '#server/sweeps/each-of.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { startShopProcess } from '#tests/running/a-shop-process.ts'
import { freePorts } from '#tests/running/free-ports.ts'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { howOften } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'
import { customers, type Payment, pay, QUICK, untilPage, WAIT } from './purchases.ts'
import { untilPaid } from './same-money.ts'
import { clearFaults, setFault } from './troubles.ts'

const PROVIDER_TIMEOUT_MS = 1_000
const shops = useTwoShops({ ...QUICK, PROVIDER_TIMEOUT_MS: String(PROVIDER_TIMEOUT_MS) })
const PURCHASES = howOften(10, 120)

afterEach(() => clearFaults(shops))

/** What may be wrong with the calls that a claim or a warning makes. */
const TROUBLES = ['/post-purchase/v1/claims', '/v1/payments'].flatMap((path) =>
  [
    { delayMs: PROVIDER_TIMEOUT_MS * 2 },
    { garbage: true },
    { status: 404 },
    { status: 500 },
    { cut: true },
  ].map((wrong) => ({ method: 'GET', path, ...wrong })),
)
const fail = (error: unknown) => {
  throw error
}

test('claims and warnings come while the provider is late, talks nonsense or knows nothing, and while a shop is killed: each is known once', async () => {
  // One each: another cart of the same buyer would take the open order's place.
  const people = await customers(shops, PURCHASES)
  const payments: Payment[] = []
  await eachOf(
    Array.from({ length: PURCHASES }, (_, each) => each),
    4,
    async (each) => {
      const order = await untilPage(shops, people[each]!, 1)
      payments.push(await pay(shops, order))
    },
    fail,
  )
  for (const { orderId } of payments) await untilPaid(shops, orderId)

  // A third process works on the same inbox, and dies again and again in the middle of it.
  const [port] = (await freePorts(1)) as [number]
  let isOver = false
  let kills = 0
  const dying = (async () => {
    while (!isOver) {
      const shop = await startShopProcess({ port, settings: shops.settings })
      await sleep(Math.random() * 1_500)
      await shop.kill()
      kills += 1
    }
  })()
  for (const [each, { id }] of payments.entries()) {
    await setFault(shops, { ...TROUBLES[each % TROUBLES.length]!, times: 2 })
    await Promise.all([
      shops.world.call('POST', `/sandbox/payments/${id}/claim`),
      shops.world.call('POST', `/sandbox/payments/${id}/stop-delivery`),
    ])
    await sleep(100)
  }
  await clearFaults(shops)
  isOver = true
  await dying

  const { pool } = shops.database
  const sums = async () =>
    (
      await pool.query(`
        SELECT (SELECT count(*)::int FROM webhook_inbox WHERE processed_at IS NULL) AS waiting,
               (SELECT count(*)::int FROM claims WHERE state = 'open' AND due_at IS NOT NULL) AS claims,
               (SELECT count(*)::int FROM delivery_warnings) AS warnings,
               (SELECT count(*)::int FROM outbox WHERE kind = 'delivery-warned') AS mails`)
    ).rows[0]
  // Each order is of one brewery.
  await vi.waitFor(
    async () =>
      expect(await sums()).toEqual({ waiting: 0, claims: PURCHASES, warnings: PURCHASES, mails: PURCHASES }),
    WAIT,
  )
  expect(await findBrokenInvariants(pool)).toEqual([])
  expect(kills).toBeGreaterThan(0)
  recordTrial({
    area: 'Provider and mail',
    what: 'claims and warnings while the provider is late, talks nonsense or knows nothing, and a process is killed',
    ...{ times: PURCHASES * 2, unit: 'notices', lost: 0 },
    figures: `${kills} kills`,
  })
})
