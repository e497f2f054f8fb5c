import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { textOf } from '#contract/texts/text.ts'
import { eachOf } from '#server/sweeps/each-of.ts'
import { median } from '#tests/figures.ts'
import { startShopProcess } from '#tests/running/a-shop-process.ts'
import { freePorts } from '#tests/running/free-ports.ts'
import { anAdult } from '#tests/running/people.ts'
import { send } from '#tests/running/send.ts'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { howOften } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'
import {
  begin,
  type Customer,
  customers,
  type Payment,
  pay,
  payOpenOrders,
  QUICK,
  untilPage,
  WAIT,
} from './purchases.ts'
import { expectSameMoney, untilSettled } from './same-money.ts'
import { clearFaults, everyTrouble, setFault, strikesLeft } from './troubles.ts'

const PROVIDER_TIMEOUT_MS = 1_000
const shops = useTwoShops({ ...QUICK, PROVIDER_TIMEOUT_MS: String(PROVIDER_TIMEOUT_MS) })
const ROUNDS = howOften(1, 10)
const BUYERS = 8
const area = 'Provider and mail'

// What a trial that failed had set is not in the next one's way.
afterEach(() => clearFaults(shops))

/** Everything that was ever paid at the provider in this file: all of it must be in the books. */
const payments: Payment[] = []
const fail = (error: unknown) => {
  throw error
}
const times = (count: number) => Array.from({ length: count }, (_, each) => each)

/** Lines of the log that tell of a part of the provider, both processes together. */
const told = (words: string) =>
  shops.shops.flatMap((shop) =>
    shop
      .logLines()
      .filter(({ msg, outside }) => msg.startsWith(words) && String(outside).startsWith('payment')),
  ).length

async function everythingSettles(): Promise<void> {
  await clearFaults(shops)
  payments.push(...(await payOpenOrders(shops)))
  await untilSettled(shops, payments, shops.world)
  await expectSameMoney(shops, payments)
}

test('whatever goes wrong with whichever call, before and after doing the work, no cent is lost', async () => {
  const people = await customers(shops, BUYERS)
  const troubles = times(ROUNDS).flatMap(() => everyTrouble(PROVIDER_TIMEOUT_MS * 2))
  let isOver = false
  const shopping = Promise.all(
    people.map(async (person, which) => {
      for (let each = 1; !isOver; each++) {
        const order = await untilPage(shops, person, each)
        const paid = await pay(shops, order, { webhook: (each + which) % 3 > 0 })
        payments.push(paid)
        // Money that comes twice goes back: refunds are asked for, made, and lost on the way.
        if (each % 2) payments.push(await pay(shops, order))
        const hint = { payment_id: String(paid.id), external_reference: order.orderId }
        await send(shops.turn(), {
          method: 'POST',
          path: '/api/payment-return',
          headers: { 'content-type': 'application/json', cookie: person.cookie },
          body: JSON.stringify(hint),
        })
      }
    }),
  )
  // Told to whoever waits for them to leave.
  shopping.catch(() => {})
  let struck = 0
  try {
    for (const trouble of troubles) {
      const strikes = 1 + Math.floor(Math.random() * 3)
      // Those of troubles before it that nobody cleared are still to come.
      const before = await strikesLeft(shops)
      await setFault(shops, { ...trouble, times: strikes })
      const isUntouched = async () => (await strikesLeft(shops)) === before + strikes
      // On a busy machine the call that it strikes may come late.
      for (let wait = 0; wait < 100 && (await isUntouched()); wait++) await sleep(50)
      for (let wait = 0; wait < 12 && (await strikesLeft(shops)) > 0; wait++) await sleep(50)
      struck += before + strikes - (await strikesLeft(shops))
      if (Math.random() < 0.5) await clearFaults(shops)
    }
  } finally {
    isOver = true
    await clearFaults(shops)
  }
  await shopping
  await clearFaults(shops)
  // Of an order that another cart took the place of, only a notice tells before its hold is over.
  await eachOf(payments, 8, ({ id }) => shops.world.call('POST', `/sandbox/payments/${id}/notify`), fail)
  await everythingSettles()
  expect(struck).toBeGreaterThan(troubles.length / 2)
  recordTrial({
    area,
    what: 'time-outs, errors, cut connections, garbage and slowness on every call of the provider, before and after its work',
    ...{ times: struck, unit: 'faults', lost: 0 },
    figures: `${payments.length} payments`,
  })
})

test('nobody waits for a provider that is known to be away, and all goes on when it is back', async () => {
  const people = await customers(shops, 30)
  const visitor = await anAdult(shops.shops[0] as never)
  const pages = async () => {
    const startedAt = performance.now()
    expect((await send(shops.turn(), { path: '/shop', headers: visitor })).status).toBe(200)
    return performance.now() - startedAt
  }
  const beginInTurn = async (person: Customer) => {
    const startedAt = performance.now()
    const { status, said } = await begin(shops.turn(), person, 1)
    expect([status, said.code]).toEqual([503, 'payment-provider-down'])
    return performance.now() - startedAt
  }
  const inTurn = async (count: number) => {
    const found: number[] = []
    for (let each = 0; each < count; each++) found.push(await pages())
    return median(found)
  }
  const open = []
  for (const person of people.slice(0, 15)) open.push(await untilPage(shops, person, 1))
  const quietMs = await inTurn(20)
  const [wentBefore, backBefore] = [told('does not answer'), told('answers again')]

  const STRIKES = 1_000_000
  await setFault(shops, { path: '/', delayMs: 60_000, status: 503, times: STRIKES })
  // Buyers pay while nobody can be asked: the notices wait.
  for (const order of open) payments.push(await pay(shops, order))
  await Promise.all(people.slice(15).map(beginInTurn))
  const awaySince = performance.now()

  const later: number[] = []
  const awayMs = await Promise.all([
    inTurn(20),
    ...people.slice(15).map(async (person) => {
      for (let each = 0; each < 5; each++) later.push(await beginInTurn(person))
      return 0
    }),
  ]).then(([ms]) => ms)
  const cart = await send(shops.turn(), {
    method: 'POST',
    path: '/cart',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `${visitor.cookie}; ${people[15]!.cookie}; cart=${people[15]!.beerId.replaceAll('-', '')}.1.450`,
    },
    body: 'intent=start',
  })
  expect([cart.status, Number(cart.headers['retry-after']) > 0]).toEqual([503, true])
  expect(cart.body).toContain(textOf(ERRORS['payment-provider-down'].message))
  // Long enough for every sweep to come by several times: they leave it alone.
  await sleep(8_000)
  const calls = STRIKES - (await strikesLeft(shops))
  const awaySeconds = (performance.now() - awaySince) / 1000
  // Two processes, three parts each: 3 calls each until they know, those under way then, and one try at growing pauses.
  expect(calls).toBeLessThan(200)
  const went = told('does not answer') - wentBefore
  expect(went).toBeGreaterThan(0)
  expect(went).toBeLessThanOrEqual(6)
  const { rows } = await shops.database.pool.query(
    `SELECT count(*)::int AS waiting FROM webhook_inbox WHERE processed_at IS NULL`,
  )
  expect(rows[0].waiting).toBeGreaterThan(0)

  const held = await shops.database.pool.query(
    `SELECT count(*)::int AS held FROM orders WHERE stock_held AND preference_id IS NULL`,
  )
  expect(held.rows[0].held).toBe(15)
  await clearFaults(shops)
  const backAt = performance.now()
  for (const person of people.slice(15)) await untilPage(shops, person, 1)
  await everythingSettles()
  const caughtUpSeconds = (performance.now() - backAt) / 1000
  // Whichever process had nobody left to ask learns of it from the next purchases.
  for (let tries = 0; told('answers again') - backBefore < went && tries < 30; tries++) {
    payments.push(await pay(shops, await untilPage(shops, people[tries % 15]!, 1)))
    await everythingSettles()
  }
  expect(told('answers again') - backBefore).toBe(went)
  recordTrial({
    area,
    what: 'a provider that hangs: buyers are told at once, pages do not wait, notices are acted on once it is back',
    ...{ times: later.length, unit: 'purchases', lost: 0 },
    figures: [
      `told after ${Math.round(median(later))} ms (median; first ones after a time-out of ${PROVIDER_TIMEOUT_MS} ms)`,
      `/shop ${Math.round(awayMs!)} ms, before ${Math.round(quietMs)} ms`,
      `${calls} calls in ${Math.round(awaySeconds)} s`,
      `all done ${Math.round(caughtUpSeconds)} s after`,
    ].join('; '),
  })
})

test('pages wait for no provider that hangs, however many purchases do', async () => {
  const WAITING = 2 * Number(shops.settings.DATABASE_POOL)
  const [port] = (await freePorts(1)) as [number]
  // Of a process that soon gives the provider up nobody could say who waited for it.
  const settings = { ...shops.settings, PROVIDER_TIMEOUT_MS: '60000' }
  const patient = await startShopProcess({ port, settings })
  onTestFinished(() => patient.kill())
  const people = await customers(shops, WAITING + 1)
  const { cookie, beerId } = people.pop()!
  const headers = {
    cookie: `${(await anAdult(patient)).cookie}; ${cookie}; cart=${beerId.replaceAll('-', '')}.1.450`,
  }
  const pages = ['/home', '/shop', `/detail/${beerId}`, '/cart', '/myShop', '/contact']
  const calls = ['/api/product?pag=1', '/api/session', '/readyz']
  const lookAround = async () => {
    const tookMs: number[] = []
    for (const path of [...pages, ...calls]) {
      const startedAt = performance.now()
      expect([path, (await send(port, { path, headers })).status]).toEqual([path, 200])
      tookMs.push(performance.now() - startedAt)
    }
    return median(tookMs)
  }
  await lookAround()
  const quietMs = await lookAround()

  await setFault(shops, { path: '/checkout', delayMs: 600_000, status: 503, times: WAITING })
  let answered = 0
  const waiting = people.map(async (person) => {
    // It dies with the test, and they with it.
    await begin(port, person, 1).catch(() => {})
    answered += 1
  })
  await vi.waitFor(async () => expect(await strikesLeft(shops)).toBe(0), WAIT)
  const meanwhileMs = await lookAround()
  expect(answered).toBe(0)
  await patient.kill()
  await Promise.all(waiting)
  recordTrial({
    area,
    what: 'pages while purchases wait for a provider that hangs, more than there are connections to the database',
    ...{ times: WAITING, unit: 'purchases', lost: 0 },
    figures: `${pages.length + calls.length} pages and calls were all answered before any of them: ${Math.round(meanwhileMs)} ms (median), before ${Math.round(quietMs)} ms`,
  })
})
