import { afterEach, expect, test } from 'vitest'
import { eachOf } from '#server/sweeps/each-of.ts'
import { NO_CHANGES, watchShop } from '#tests/robustness/watch-shop.ts'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { howOften } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'
import { aGenuineNotice, deliver, FORGERIES, type Notice } from './notices.ts'
import { customers, type Payment, pay, payOpenOrders, QUICK, untilPage } from './purchases.ts'
import { expectSameMoney, untilSettled } from './same-money.ts'

const shops = useTwoShops(QUICK)
const NOTICES = howOften(3_000, 10_000)
const PURCHASES = howOften(60, 200)
const FORGED = 1_000
const AT_ONCE = 12

// Somebody may have held them back.
afterEach(() => shops.world.call('POST', '/sandbox/webhooks/resume'))

const payments: Payment[] = []
const any = <Item>(list: Item[]): Item => list[Math.floor(Math.random() * list.length)]!
const fail = (error: unknown) => {
  throw error
}

/** What somebody may do at the payment page of an order; what comes of it later is up to `decide`. */
const WISHES: ((otherOrderId: string) => object)[] = [
  () => ({}),
  () => ({}),
  () => ({}),
  () => ({ webhook: false }),
  () => ({ status: 'rejected' }),
  () => ({ status: 'pending' }),
  () => ({ status: 'in_process' }),
  () => ({ amount: 1 }),
  () => ({ amount: 9_999 }),
  () => ({ currency: 'BRL' }),
  (otherOrderId) => ({ external_reference: otherOrderId }),
  () => ({ external_reference: '0198a0c0-0000-7000-8000-000000000000' }),
  () => ({ external_reference: 'of another shop' }),
  () => ({ external_reference: null }),
]

async function shopAround(): Promise<void> {
  const people = await customers(shops, 12)
  await eachOf(
    Array.from({ length: PURCHASES }, (_, each) => each),
    4,
    async (each) => {
      const order = await untilPage(shops, people[each % people.length]!, 1 + (each % 40))
      const wish = any(WISHES)((payments.length ? any(payments) : order).orderId)
      payments.push(await pay(shops, order, wish))
      if (each % 5 === 0) payments.push(await pay(shops, order, any(WISHES)(order.orderId)))
    },
    fail,
  )
}

/** What the outside world does meanwhile: decides, disputes, repeats, holds notices back and lets them go. */
async function meddle(): Promise<void> {
  const { world } = shops
  const { id } = any(payments)
  const step = any(['approve', 'reject', 'cancel', 'charge-back', 'notify', 'notify', 'pause', 'resume'])
  if (step === 'pause' || step === 'resume') await world.call('POST', `/sandbox/webhooks/${step}`)
  // What does not follow from a payment's state is refused there.
  else await world.call('POST', `/sandbox/payments/${id}/${step}`).catch(() => {})
}

const sent: Notice[] = []
function aRandomNotice(): Notice {
  const dice = Math.random()
  if (dice < 0.2 && sent.length) return any(sent)
  const unknown = String(Math.floor(Math.random() * 1e9))
  const known = String(any(payments).id)
  if (dice < 0.25) return aGenuineNotice(shops, unknown)
  if (dice < 0.3) return aGenuineNotice(shops, known, { type: any(['merchant_order', 'chargebacks', 'x']) })
  if (dice < 0.35) {
    const odd = [
      { id: { deep: [1] } },
      { id: 'x'.repeat(5_000) },
      { id: '\u0000', data: null },
      { data: [[]] },
    ]
    return aGenuineNotice(shops, known, { body: any(odd) })
  }
  const hoursOff = any([0, 0, 0, -72, -5, -1, 1, 5, 72])
  return aGenuineNotice(shops, known, { at: Date.now() + hoursOff * 3_600_000 })
}

test('notices come twice, late, in any order, of strange payments, with odd bodies: no cent is lost', async () => {
  await shopAround()
  const startedAt = performance.now()
  await eachOf(
    Array.from({ length: NOTICES }, (_, each) => each),
    AT_ONCE,
    async (each) => {
      if (each % 25 === 0) await meddle()
      const notice = aRandomNotice()
      sent.push(notice)
      expect(await deliver(shops, notice)).toBe(200)
    },
    fail,
  )
  const seconds = (performance.now() - startedAt) / 1000
  await shops.world.call('POST', '/sandbox/webhooks/resume')
  await eachOf(
    payments,
    AT_ONCE,
    ({ id }) => shops.world.call('POST', `/sandbox/payments/${id}/notify`),
    fail,
  )
  payments.push(...(await payOpenOrders(shops)))
  await untilSettled(shops, payments, shops.world)
  await expectSameMoney(shops, payments)
  recordTrial({
    area: 'Provider and mail',
    what: 'payment notices twice, late, in any order, of strange payments, with odd bodies',
    ...{ times: NOTICES, unit: 'notices', lost: 0 },
    figures: `${payments.length} payments; ${Math.round(NOTICES / seconds)} notices a second taken in`,
  })
})

test('forged notices are refused, change nothing and fill no log', async () => {
  const watch = await watchShop(shops.database.pool)
  const printed = () => shops.shops.map((shop) => shop.logLines().length)
  const printedBefore = printed()
  const ways = Object.entries(FORGERIES)
  const answers: Record<string, Set<number>> = {}
  await eachOf(
    Array.from({ length: FORGED }, (_, each) => each),
    AT_ONCE,
    async (each) => {
      const [way, forge] = ways[each % ways.length]!
      const [one, other] = [any(payments), any(payments)].map(({ id }) => String(id)) as [string, string]
      const otherId = one === other ? `${other}1` : other
      const [genuine, another] = [aGenuineNotice(shops, one), aGenuineNotice(shops, otherId)]
      answers[way] ??= new Set()
      answers[way].add(await deliver(shops, forge(genuine, another, shops)))
    },
    fail,
  )
  expect(answers).toEqual(Object.fromEntries(ways.map(([way]) => [way, new Set([401])])))
  expect({ changes: await watch.take(), printed: printed() }).toEqual({
    changes: NO_CHANGES,
    printed: printedBefore,
  })
  recordTrial({
    area: 'Provider and mail',
    what: 'forged payment notices, all refused, nothing changed in any table',
    ...{ times: FORGED, unit: 'notices', lost: 0 },
    figures: `${ways.length} ways`,
  })
})
