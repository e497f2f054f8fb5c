import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import { expireHolds } from '#server/journeys/orders/expire-holds.ts'
import { openPayment } from '#server/journeys/orders/open-payment.ts'
import { placeOrder } from '#server/journeys/orders/place-order.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { untilWaiting } from '#tests/database/until-waiting.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'
import { TRIAL_SITES } from '#tests/faults/trial-sites.ts'
import { BUYER } from './buyer-kind.ts'
import { COMPANY } from './company-kind.ts'
import { switchPerson } from './switch-person.ts'

const checkout = useCheckout({ poolSize: 16, sites: TRIAL_SITES })
afterEach(async () => {
  vi.restoreAllMocks()
  expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
})

const ACTOR = { address: '203.0.113.7', browser: 'Firefox', requestId: 'r1' }
async function aShop(settings: Record<string, string> = {}) {
  const services = checkout.with(settings)
  const admin = await aLoggedInAdmin(services)
  return { services, admin, actor: { ...ACTOR, userId: admin.id } }
}

/** Counts the transactions that PostgreSQL undoes for a deadlock: they are run again, and nobody else would notice. */
function countDeadlocks(): () => number {
  let deadlocks = 0
  const transaction = checkout.db.transaction.bind(checkout.db)
  vi.spyOn(checkout.db, 'transaction').mockImplementation(async (...given) => {
    try {
      return await transaction(...given)
    } catch (error) {
      for (let cause = error as { code?: string; cause?: unknown } | undefined; cause; ) {
        if (cause.code === '40P01') deadlocks++
        cause = cause.cause as typeof cause
      }
      throw error
    }
  })
  return () => deadlocks
}

/** Open orders, of a company's beers where one is named, or of a buyer's. */
async function openOrders(of: { companyId: string } | { buyerId: string }): Promise<number> {
  const which =
    'buyerId' in of
      ? sql`buyer_id = ${of.buyerId}`
      : sql`EXISTS (SELECT FROM order_lines WHERE order_id = orders.id AND company_id = ${of.companyId})`
  const { rows } = await checkout.db.execute(sql`SELECT FROM orders WHERE state = 'pending' AND ${which}`)
  return rows.length
}

test('a company goes off while its beers are bought with others’, paid and expired: no deadlock, nothing lost', async () => {
  const { services, actor } = await aShop({ HOLD_SECONDS: '2' })
  const { db } = checkout
  const breweries = await Promise.all([aCompany(db), aCompany(db), aCompany(db)])
  const shelf = await Promise.all(
    Array.from({ length: 9 }, (_, at) => aBeer(db, { companyId: breweries[at % 3]!.id, onHand: 400 })),
  )
  const buyers = await Promise.all(Array.from({ length: 10 }, () => aBuyer(db)))
  const deadlocks = countDeadlocks()
  const done = { placed: 0, refused: 0, paid: 0, cancelled: 0 }
  let isOver = false

  async function shopOn(buyerId: string, turn: number) {
    for (let round = 0; !isOver; round++) {
      const wanted = shelf.filter((_, at) => (at * 7 + turn + round) % 4 !== 0)
      const products = (round % 2 ? wanted : wanted.toReversed()).map(({ id }) => ({ id, quantity: 1 }))
      const placed = await placeOrder(services, buyerId, { products: products.slice(round % 3) })
      if (isRefusal(placed)) {
        expect(['beer-not-on-sale', 'not-enough-stock']).toContain(placed.refused)
        done.refused++
        continue
      }
      done.placed++
      const opened = await openPayment(services, placed.orderId)
      if (isRefusal(opened) || (turn + round) % 3 === 0) continue
      await settlePayment(services, services.payments.pay(placed.orderId))
      done.paid++
    }
  }

  async function turnSwitches() {
    for (let round = 0; round < 12; round++) {
      const { id } = breweries[round % 3]!
      await switchPerson(services, COMPANY, actor, { id, status: false })
      expect(await openOrders({ companyId: id })).toBe(0)
      done.cancelled++
      await switchPerson(services, COMPANY, actor, { id, status: true })
      await expireHolds(services)
    }
    isOver = true
  }

  await Promise.all([turnSwitches(), ...buyers.map(({ id }, turn) => shopOn(id, turn))])
  expect(done.placed).toBeGreaterThan(0)
  expect(done.paid).toBeGreaterThan(0)
  expect(deadlocks()).toBe(0)
})

test('an order that is just being placed is there to be cancelled, and the one after it finds no beer on sale', async () => {
  const { services, actor } = await aShop()
  const brewery = await aCompany(checkout.db)
  const beer = await aBeer(checkout.db, { companyId: brewery.id })
  const [ana, benja] = [await aBuyer(checkout.db), await aBuyer(checkout.db)]
  const place = (buyerId: string) =>
    placeOrder(services, buyerId, { products: [{ id: beer.id, quantity: 2 }] })
  const { promise: started, resolve } = Promise.withResolvers<Promise<unknown>[]>()
  await checkout.db.transaction(async (tx) => {
    // The first stands before this beer, past the gate; the switch before the gate; the second behind the switch.
    await tx.execute(sql`SELECT FROM beers WHERE id = ${beer.id} FOR UPDATE`)
    const first = place(ana.id)
    await untilWaiting(checkout.database.pool, 1)
    const off = switchPerson(services, COMPANY, actor, { id: brewery.id, status: false })
    await untilWaiting(checkout.database.pool, 2)
    const second = place(benja.id)
    await untilWaiting(checkout.database.pool, 3)
    resolve([first, off, second])
  })
  const [first, off, second] = await Promise.all(await started)
  expect(first).toMatchObject({ isNew: true })
  expect(off).toMatchObject({ status: false })
  expect(second).toMatchObject({ refused: 'beer-not-on-sale' })
  expect(await openOrders({ companyId: brewery.id })).toBe(0)
})

test('a payment that comes at that moment is honoured or goes back, whoever was first', async () => {
  const { services, actor } = await aShop()
  const deadlocks = countDeadlocks()
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const brewery = await aCompany(checkout.db)
      const other = await aBeer(checkout.db)
      const beer = await aBeer(checkout.db, { companyId: brewery.id })
      const buyer = await aBuyer(checkout.db)
      const orderId = await aPlacedOrder(services, buyer.id, [
        { id: beer.id, quantity: 1 },
        { id: other.id, quantity: 1 },
      ])
      const paymentId = services.payments.pay(orderId)
      const steps = [
        () => settlePayment(services, paymentId),
        () => switchPerson(services, COMPANY, actor, { id: brewery.id, status: false }),
      ]
      await Promise.all((at % 2 ? steps : steps.toReversed()).map((step) => step()))
      const { rows } = await checkout.db.execute<{ state: string; owed: number }>(sql`
        SELECT state, (SELECT count(*) FROM refunds WHERE order_id = orders.id) AS owed
        FROM orders WHERE id = ${orderId}`)
      return `${rows[0]!.state} ${rows[0]!.owed}`
    }),
  )
  for (const outcome of outcomes) expect(['paid 0', 'cancelled 1']).toContain(outcome)
  expect(deadlocks()).toBe(0)
})

test('a beer is blocked while it is bought with others of its brewery: none is left held', async () => {
  const { services, admin } = await aShop()
  const brewery = await aCompany(checkout.db)
  const shelf = await Promise.all(
    Array.from({ length: 4 }, () => aBeer(checkout.db, { companyId: brewery.id, onHand: 300 })),
  )
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aBuyer(checkout.db)))
  const deadlocks = countDeadlocks()
  const [blocked] = shelf
  const turn = (status: boolean) =>
    admin.send('PUT', `/product/${blocked!.id}`, { companyId: brewery.id, status })
  for (let round = 0; round < 4; round++) {
    const placing = buyers.map(({ id }, at) => {
      const products = (at % 2 ? shelf : shelf.toReversed()).map((beer) => ({
        id: beer.id,
        quantity: 1 + round,
      }))
      return placeOrder(services, id, { products })
    })
    const off = await turn(false)
    expect(off.body).toMatchObject({ blocked: true, held: 0 })
    await Promise.all(placing)
    expect((await turn(true)).body).toMatchObject({ blocked: false, held: 0 })
  }
  expect(deadlocks()).toBe(0)
})

test('a buyer who is switched off while they place leaves nothing open', async () => {
  const { services, actor } = await aShop()
  const beer = await aBeer(checkout.db, { onHand: 500 })
  const deadlocks = countDeadlocks()
  await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const { id } = await aBuyer(checkout.db)
      const place = (quantity: number) => placeOrder(services, id, { products: [{ id: beer.id, quantity }] })
      const before = await place(1)
      if (isRefusal(before)) throw new Error(before.refused)
      const steps = [
        () => place(2),
        () => switchPerson(services, BUYER, actor, { id, status: false }),
        () => place(3),
      ] as (() => Promise<unknown>)[]
      await Promise.all((at % 2 ? steps : steps.toReversed()).map((step) => step()))
      expect(await openOrders({ buyerId: id })).toBe(0)
      expect(await place(4)).toMatchObject({ refused: 'sellers-cannot-buy' })
    }),
  )
  expect(deadlocks()).toBe(0)
})
