import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { recordTrial } from '../record-trial.ts'
import { customers, type Payment, pay, QUICK, untilPage, WAIT } from './purchases.ts'
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

/** Hours both ways, and back to the half hours before and after summer time last began and ended in Chile. */
const now = Date.now()
const OFF_MS = [
  ...[-72, -25, -5, -1, 1, 5, 25, 72].map((hours) => hours * HOUR_MS),
  ...lastChangesOfSummerTime(2).flatMap((change) =>
    [-HOUR_MS / 2, HOUR_MS / 2].map((around) => change + around - now),
  ),
]

/** The first hours of so many times, summer's and not, before now. */
function lastChangesOfSummerTime(count: number): number[] {
  const zone = new Intl.DateTimeFormat('en', { timeZone: 'America/Santiago', timeZoneName: 'longOffset' })
  const offsetAt = (hour: number) =>
    zone.formatToParts(hour).find(({ type }) => type === 'timeZoneName')!.value
  const changes: number[] = []
  for (let hour = Math.floor(now / HOUR_MS) * HOUR_MS; changes.length < count; hour -= HOUR_MS) {
    if (offsetAt(hour) !== offsetAt(hour - HOUR_MS)) changes.push(hour)
  }
  return changes
}

test('a provider whose clock is off by hours, both ways and back across summer time, is believed about money', async () => {
  const people = await customers(shops, OFF_MS.length)
  const payments: Payment[] = []
  for (const [each, offMs] of OFF_MS.entries()) {
    await writeFile(file, String(offMs))
    const order = await untilPage(shops, people[each]!, 1)
    await vi.waitFor(async () => {
      const { id } = await pay(shops, order, { status: 'rejected' })
      payments.push({ id, orderId: order.orderId })
      const found = await shops.world.call<{ date_created: string }>('GET', `/v1/payments/${id}`)
      expect(Math.abs(Date.parse(found.date_created) - Date.now() - offMs)).toBeLessThan(HOUR_MS / 4)
    }, WAIT)
    // Told by a notice whose time is off, or by none; then once more, which goes back. A payment that no notice tells of is
    // found by asking about an order that is open: were it paid by then, nobody would ask about it before the next day.
    payments.push(await pay(shops, order, { webhook: each % 2 === 0 }))
    await untilPaid(shops, order.orderId)
    payments.push(await pay(shops, order))
  }
  await untilSettled(shops, payments, shops.world)
  await expectSameMoney(shops, payments)
  const { rows } = await shops.database.pool.query(`SELECT state, count(*)::int FROM orders GROUP BY state`)
  expect(rows).toEqual([{ state: 'paid', count: OFF_MS.length }])
  const notices = await shops.world.call<{ deliveries: { lastAnswer: string }[] }>('GET', '/sandbox/webhooks')
  expect(new Set(notices.deliveries.map(({ lastAnswer }) => lastAnswer))).toEqual(new Set(['200']))
  recordTrial({
    area: 'Provider and mail',
    what: 'a provider whose clock is off by up to three days both ways, or as far back as summer time changed',
    ...{ times: OFF_MS.length, unit: 'clocks', lost: 0 },
    figures: `${payments.length} payments`,
  })
})
