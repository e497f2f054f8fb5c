import { expect, test, vi } from 'vitest'
import { eachOf } from '#server/sweeps/each-of.ts'
import { median } from '#tests/figures.ts'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { howOften } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'
import { customers, type Payment, pay, QUICK, untilPage, WAIT } from './purchases.ts'
import { expectSameMoney, untilSettled } from './same-money.ts'
import { clearFaults, setFault } from './troubles.ts'

const shops = useTwoShops({ ...QUICK, PROVIDER_TIMEOUT_MS: '1000' })
const fail = (error: unknown) => {
  throw error
}

test('payments that no notice ever told of are found quickly, also at a provider that is slow', async () => {
  const ORDERS = howOften(60, 300)
  const SLOW_MS = 150
  const people = await customers(shops, ORDERS)
  const orders: { page: string; orderId: string }[] = []
  const payments: Payment[] = []
  await eachOf(people, 8, async (person) => void orders.push(await untilPage(shops, person, 1)), fail)
  await setFault(shops, { method: 'GET', path: '/v1/payments', delayMs: SLOW_MS, times: 1_000_000 })
  const one: number[] = []
  for (let each = 0; each < 5; each++) {
    const startedAt = performance.now()
    await shops.world.call('GET', `/v1/payments/search?external_reference=${orders[each]!.orderId}`)
    one.push(performance.now() - startedAt)
  }
  await eachOf(
    orders,
    8,
    async (order) => void payments.push(await pay(shops, order, { webhook: false })),
    fail,
  )
  const startedAt = performance.now()
  await vi.waitFor(async () => {
    const { rows } = await shops.database.pool.query(
      `SELECT count(*)::int AS open FROM orders WHERE state = 'pending' AND id = ANY($1::uuid[])`,
      [orders.map(({ orderId }) => orderId)],
    )
    expect(rows[0].open).toBe(0)
  }, WAIT)
  const seconds = (performance.now() - startedAt) / 1000
  await clearFaults(shops)
  await untilSettled(shops, payments, shops.world)
  await expectSameMoney(shops, payments)
  recordTrial({
    area: 'Provider and mail',
    what: 'orders whose notices were all lost, found by reconciliation at a slow provider',
    ...{ times: ORDERS, unit: 'orders', lost: 0 },
    figures: `${seconds.toFixed(1)} s by two processes; asked one after another ${((median(one) * ORDERS) / 1000).toFixed(1)} s`,
  })
})
