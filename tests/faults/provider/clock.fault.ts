import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { recordTrial } from '../record-trial.ts'
import { customers, type Payment, payAt, QUICK, untilPage, WAIT } from './purchases.ts'
import { expectSameMoney, untilPaid, untilSettled } from './same-money.ts'

const HOUR_MS = 3_600_000
const folder = await mkdtemp(join(tmpdir(), 'lupulo-clock-'))
const file = join(folder, 'off')
afterAll(() => rm(folder, { recursive: true, force: true }))

// The shops' own days begin where summer time comes and goes.
const shops = useTwoShops(
  { ...QUICK, TZ: 'America/Santiago', SHOP_TIMEZONE: 'America/Santiago' },
  { NODE_OPTIONS: `--import=${new URL('a-clock-that-is-off.js', import.meta.url)}`, CLOCK_FILE: file },
)

/** Hours both ways, and to the hours before and after summer time begins and ends in Chile. */
const now = Date.now()
const OFF_MS = [
  ...[-72, -25, -5, -1, 1, 5, 25, 72].map((hours) => hours * HOUR_MS),
  ...['2026-04-05T02:30:00Z', '2026-04-05T03:30:00Z', '2026-09-06T03:30:00Z', '2026-09-06T04:30:00Z'].map(
    (instant) => Date.parse(instant) - now,
  ),
]

test('a provider whose clock is off by hours, both ways and across summer time, is believed about money', async () => {
  const people = await customers(shops, OFF_MS.length)
  const payments: Payment[] = []
  for (const [each, offMs] of OFF_MS.entries()) {
    await writeFile(file, String(offMs))
    const order = await untilPage(shops, people[each]!, 1)
    await vi.waitFor(async () => {
      const { id } = await payAt(shops, order, { status: 'rejected' })
      payments.push({ id, orderId: order.orderId })
      const found = await shops.world.call<{ date_created: string }>('GET', `/v1/payments/${id}`)
      expect(Math.abs(Date.parse(found.date_created) - Date.now() - offMs)).toBeLessThan(HOUR_MS / 4)
    }, WAIT)
    // Told by a notice whose time is off, or by none; then once more, which goes back. A payment that no notice tells of is
    // found by asking about an order that is open: were it paid by then, nobody would ask about it before the next day.
    payments.push(await payAt(shops, order, { webhook: each % 2 === 0 }))
    await untilPaid(shops, order.orderId)
    payments.push(await payAt(shops, order))
  }
  await untilSettled(shops, payments, shops.world)
  await expectSameMoney(shops, payments)
  const { rows } = await shops.database.pool.query(`SELECT state, count(*)::int FROM orders GROUP BY state`)
  expect(rows).toEqual([{ state: 'paid', count: OFF_MS.length }])
  const notices = await shops.world.call<{ deliveries: { lastAnswer: string }[] }>('GET', '/sandbox/webhooks')
  expect(new Set(notices.deliveries.map(({ lastAnswer }) => lastAnswer))).toEqual(new Set(['200']))
  recordTrial({
    area: 'Provider and mail',
    what: 'a provider whose clock is off by up to three days, both ways and across summer time',
    ...{ times: OFF_MS.length, unit: 'clocks', lost: 0 },
    figures: `${payments.length} payments`,
  })
})
