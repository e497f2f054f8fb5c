import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import { beers, orderEvents, orders } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, type TestCheckout, useCheckout } from '#tests/factories/a-checkout.ts'
import { letOrdersRunOut } from '#tests/factories/let-orders-run-out.ts'
import { cancelOrder } from './cancel-order.ts'
import { expireHolds } from './expire-holds.ts'
import { openPayment } from './open-payment.ts'
import { placeOrder } from './place-order.ts'
import { requestRefund } from './request-refund.ts'
import { settlePayment } from './settle-payment.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const withLimits = (settings: Record<string, string> = {}) =>
  checkout.with({ RATE_LIMITS: 'on', ...settings })

/** An order that nothing stands in the way of, as its row then is. Each is made from somewhere else, unless it says from where. */
async function order(
  services: TestCheckout,
  buyerId: string,
  cart: [beer: { id: string }, quantity: number][],
  address: string = randomUUID(),
) {
  const products = cart.map(([{ id }, quantity]) => ({ id, quantity }))
  const placed = await placeOrder(services, buyerId, { products, address })
  if (isRefusal(placed)) throw new Error(`the order was refused: ${JSON.stringify(placed)}`)
  expect(isRefusal(await openPayment(services, placed.orderId))).toBe(false)
  return rowOf(placed.orderId)
}
const rowOf = async (id: string) => (await checkout.db.select().from(orders).where(eq(orders.id, id)))[0]!
const shelfOf = async ({ id }: { id: string }) => {
  const [beer] = await checkout.db.select().from(beers).where(eq(beers.id, id))
  return { onHand: beer!.onHand, reserved: beer!.reserved }
}
const eventsOf = async (orderId: string) =>
  (await checkout.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))).map(
    ({ event }) => event,
  )
async function letHoldEnd(services: TestCheckout, orderId: string) {
  await checkout.db.execute(sql`UPDATE orders SET reserved_until = now() WHERE id = ${orderId}`)
  await expireHolds(services)
}

test('who has never paid gets an order of any size, and holds only so many of a beer and in all', async () => {
  const services = withLimits({ HELD_UNITS_OF_A_BEER: '4', HELD_UNITS: '6' })
  const [ipa, stout] = [await aBeer(checkout.db, { onHand: 50 }), await aBeer(checkout.db, { onHand: 50 })]
  const { id } = await aBuyer(checkout.db)

  expect(await order(services, id, [[ipa, 5]])).toMatchObject({
    ...{ state: 'pending', stockHeld: false, reservedUntil: null, initPoint: expect.any(String) },
  })
  expect(await shelfOf(ipa)).toEqual({ onHand: 50, reserved: 0 })
  expect(
    await order(services, id, [
      [ipa, 4],
      [stout, 3],
    ]),
  ).toMatchObject({ stockHeld: false })
  expect(
    await order(services, id, [
      [ipa, 4],
      [stout, 2],
    ]),
  ).toMatchObject({ stockHeld: true })
  expect([await shelfOf(ipa), await shelfOf(stout)]).toMatchObject([{ reserved: 4 }, { reserved: 2 }])
})

test('of what costs nothing nobody takes more in a day than could be held for them', async () => {
  const services = withLimits({ HELD_UNITS_OF_A_BEER: '4', HELD_UNITS: '6' })
  const gift = await aBeer(checkout.db, { onHand: 50, priceCents: 0 })
  const [{ id }, other] = [await aBuyer(checkout.db), await aBuyer(checkout.db)]
  const take = (buyerId: string, quantity: number) =>
    placeOrder(services, buyerId, { products: [{ id: gift.id, quantity }] })
  const taken = async (buyerId: string, quantity: number) => {
    const placed = await take(buyerId, quantity)
    expect(isRefusal(placed) ? placed.refused : await openPayment(services, placed.orderId)).toMatchObject({
      preferenceId: 'free',
    })
  }

  expect(await take(id, 5)).toMatchObject({ refused: 'free-too-many' })
  await taken(id, 4)
  expect(await take(id, 3)).toMatchObject({ refused: 'free-too-many' })
  await taken(id, 2)
  expect(await take(id, 1)).toMatchObject({ refused: 'free-too-many' })
  await taken(other.id, 4)
  expect(await shelfOf(gift)).toEqual({ onHand: 40, reserved: 0 })
})

test('two accounts at one address hold no more than their address may, however many requests at once', async () => {
  const services = withLimits({ HELD_UNITS_OF_A_BEER_BY_ADDRESS: '10', HELD_UNITS_BY_ADDRESS: '15' })
  const shelf = await Promise.all(Array.from({ length: 3 }, () => aBeer(checkout.db, { onHand: 40 })))
  const strangers = await Promise.all(Array.from({ length: 8 }, () => aBuyer(checkout.db)))
  const made = await Promise.all(
    strangers.map(({ id }, at) => order(services, id, [[shelf[at % 3]!, 4]], '203.0.113.7')),
  )
  const held = await Promise.all(shelf.map(async (beer) => (await shelfOf(beer)).reserved))
  expect(Math.max(...held)).toBeLessThanOrEqual(10)
  expect(held.reduce((total, each) => total + each, 0)).toBe(12)
  expect(made.filter(({ stockHeld }) => !stockHeld)).toHaveLength(5)

  const elsewhere = await aBuyer(checkout.db)
  expect(await order(services, elsewhere.id, [[shelf[0]!, 4]], '203.0.113.8')).toMatchObject({
    stockHeld: true,
  })
})

test('the address is kept as a keyed hash, and no longer than the hold', async () => {
  const services = withLimits()
  const beer = await aBeer(checkout.db)
  const [one, other] = [await aBuyer(checkout.db), await aBuyer(checkout.db)]
  const kept = await order(services, one.id, [[beer, 1]], '203.0.113.9')
  expect(kept.heldFrom).toMatch(/^[\w-]{43}$/)
  expect((await order(services, other.id, [[beer, 1]], '203.0.113.9')).heldFrom).toBe(kept.heldFrom)
  await cancelOrder(services, kept.id, 'test')
  await letOrdersRunOut(checkout.db)
  await expireHolds(services)
  const left = await checkout.db.select().from(orders).where(sql`held_from IS NOT NULL`)
  expect(left).toEqual([])
})

test('an order that takes another’s place keeps the end of its hold, and its own time to be paid', async () => {
  const services = withLimits()
  const beer = await aBeer(checkout.db, { onHand: 20 })
  const { id } = await aBuyer(checkout.db)
  const first = await order(services, id, [[beer, 2]])
  await checkout.db.execute(
    sql`UPDATE orders SET reserved_until = reserved_until - interval '20 minutes' WHERE id = ${first.id}`,
  )
  const { reservedUntil: end } = await rowOf(first.id)
  const second = await order(services, id, [[beer, 3]])
  const third = await order(services, id, [[beer, 4]])
  expect([second.reservedUntil, third.reservedUntil]).toEqual([end, end])
  expect(third.payableUntil.getTime() - third.createdAt.getTime()).toBeCloseTo(30 * 60_000, -2)
  expect(await shelfOf(beer)).toMatchObject({ reserved: 4 })

  await letHoldEnd(services, third.id)
  expect(await rowOf(third.id)).toMatchObject({ state: 'pending', stockHeld: false })
  expect(await eventsOf(third.id)).toEqual(['placed', 'hold-ended'])
  expect(await shelfOf(beer)).toEqual({ onHand: 20, reserved: 0 })
  // Changing the cart again brings no hold back.
  const fourth = await order(services, id, [[beer, 5]])
  expect(fourth).toMatchObject({ stockHeld: false })
  await settlePayment(services, services.payments.pay(fourth.id))
  expect(await rowOf(fourth.id)).toMatchObject({ state: 'paid' })
  expect(await shelfOf(beer)).toEqual({ onHand: 15, reserved: 0 })
})

test.each(['ran out', 'was given up', 'was put aside for a larger cart'])(
  'a beer is not held again for a while after an unpaid hold that %s; another is',
  async (how) => {
    const services = withLimits({ HELD_UNITS_OF_A_BEER: '5' })
    const [beer, another] = [await aBeer(checkout.db, { onHand: 90 }), await aBeer(checkout.db)]
    const { id } = await aBuyer(checkout.db)
    const first = await order(services, id, [[beer, 2]])
    if (how === 'ran out') {
      await letOrdersRunOut(checkout.db, sql`id = ${first.id}`)
      await expireHolds(services)
    } else if (how === 'was given up') await cancelOrder(services, first.id, 'test')
    else await order(services, id, [[beer, 6]])

    expect(await order(services, id, [[beer, 1]])).toMatchObject({ stockHeld: false })
    expect(await order(services, id, [[another, 1]])).toMatchObject({ stockHeld: true })
    await checkout.db.execute(
      sql`UPDATE orders SET reserved_until = now() - interval '61 minutes' WHERE id = ${first.id}`,
    )
    expect(await order(services, id, [[beer, 1]])).toMatchObject({ stockHeld: true })
  },
)

test('after three unpaid holds in a day nothing is held, however often the buyer has paid before', async () => {
  const services = withLimits()
  const shelf = await Promise.all(Array.from({ length: 5 }, () => aBeer(checkout.db)))
  const { id } = await aBuyer(checkout.db)
  await aPaidOrder(services, id, [{ id: shelf[4]!.id, quantity: 1 }])
  for (const beer of shelf.slice(0, 3)) {
    const { id: orderId, stockHeld } = await order(services, id, [[beer, 1]])
    expect(stockHeld).toBe(true)
    await letOrdersRunOut(checkout.db, sql`id = ${orderId}`)
    await expireHolds(services)
  }
  expect(await order(services, id, [[shelf[3]!, 1]])).toMatchObject({ stockHeld: false })
  await checkout.db.execute(
    sql`UPDATE orders SET reserved_until = reserved_until - interval '1 day' WHERE buyer_id = ${id} AND NOT stock_held`,
  )
  expect(await order(services, id, [[shelf[3]!, 2]])).toMatchObject({ stockHeld: true })
})

test('a hold that goes through many carts and is paid in the end counts as none', async () => {
  const services = withLimits()
  const beer = await aBeer(checkout.db, { onHand: 30 })
  const { id } = await aBuyer(checkout.db)
  let last = await order(services, id, [[beer, 1]])
  for (const quantity of [2, 3, 4, 5]) last = await order(services, id, [[beer, quantity]])
  await settlePayment(services, services.payments.pay(last.id))
  await checkout.db.execute(sql`UPDATE orders SET reserved_until = now() WHERE buyer_id = ${id}`)
  expect(await order(services, id, [[beer, 1]])).toMatchObject({ stockHeld: true })
})

test('a hold is not begun anew by a purchase that leaves its beers out, free or dear', async () => {
  const services = withLimits()
  const [rare, free, dear] = [
    await aBeer(checkout.db, { onHand: 8 }),
    await aBeer(checkout.db, { priceCents: 0 }),
    await aBeer(checkout.db, { priceCents: 90_000 }),
  ]
  for (const decoy of [free, dear]) {
    const { id } = await aBuyer(checkout.db)
    expect(await order(services, id, [[rare, 8]])).toMatchObject({ stockHeld: true })
    const swapped = await order(services, id, [[decoy, 1]])
    if (swapped.state === 'pending') await settlePayment(services, services.payments.pay(swapped.id))
    expect(await rowOf(swapped.id)).toMatchObject({ state: 'paid' })
    expect(await order(services, id, [[rare, 8]])).toMatchObject({ stockHeld: false })
  }
})

test('a hold that most of was left out counts as unpaid, whatever little was bought in its place', async () => {
  const services = withLimits({ UNPAID_HOLDS_PER_DAY: '1' })
  const [much, little] = [await aBeer(checkout.db), await aBeer(checkout.db, { priceCents: 1 })]
  const { id } = await aBuyer(checkout.db)
  await order(services, id, [[much, 3]])
  await settlePayment(services, services.payments.pay((await order(services, id, [[little, 1]])).id))
  expect(await order(services, id, [[await aBeer(checkout.db), 1]])).toMatchObject({ stockHeld: false })
})

test('a hold that was made when holds were longer ends no later than its order', async () => {
  const [one, other] = [await aBeer(checkout.db), await aBeer(checkout.db)]
  const { id } = await aBuyer(checkout.db)
  await order(withLimits(), id, [[one, 1]])
  const { reservedUntil, payableUntil } = await order(withLimits({ HOLD_SECONDS: '40' }), id, [[other, 1]])
  expect(reservedUntil).toEqual(payableUntil)
})

test('who has paid for a cent holds as a stranger does', async () => {
  const services = withLimits({ HELD_UNITS_OF_A_BEER: '2' })
  const [cent, beer] = [await aBeer(checkout.db, { priceCents: 1 }), await aBeer(checkout.db, { onHand: 50 })]
  const { id } = await aBuyer(checkout.db)
  await aPaidOrder(services, id, [{ id: cent.id, quantity: 1 }])
  expect(await order(services, id, [[beer, 3]])).toMatchObject({ stockHeld: false })
})

test('who has paid holds ten times as many, and stands in nobody’s way at their address', async () => {
  const services = withLimits({ HELD_UNITS_OF_A_BEER: '4', HELD_UNITS_BY_ADDRESS: '5' })
  const here = '203.0.113.10'
  const beer = await aBeer(checkout.db, { onHand: 200, priceCents: 500 })
  const [customer, newcomer] = [await aBuyer(checkout.db), await aBuyer(checkout.db)]
  const { orderId } = await aPaidOrder(services, customer.id, [{ id: beer.id, quantity: 4 }])
  expect(await order(services, customer.id, [[beer, 41]], here)).toMatchObject({ stockHeld: false })
  expect(await order(services, customer.id, [[beer, 40]], here)).toMatchObject({
    stockHeld: true,
    heldFrom: null,
  })
  expect(await order(services, newcomer.id, [[beer, 2]], here)).toMatchObject({ stockHeld: true })
  // All of it back: that was no purchase.
  await requestRefund(services, { orderId, restock: true, reason: 'test' })
  expect(await order(services, customer.id, [[beer, 5]])).toMatchObject({ stockHeld: false })
})

test('fifty new buyers at one address and ten bottles: ten are held and bought, the last one by somebody new', async () => {
  const services = withLimits()
  const beer = await aBeer(checkout.db, { onHand: 10 })
  const crowd = await Promise.all(Array.from({ length: 50 }, () => aBuyer(checkout.db)))
  const answers = await Promise.all(
    crowd.map(({ id }) =>
      placeOrder(services, id, { products: [{ id: beer.id, quantity: 1 }], address: '203.0.113.11' }),
    ),
  )
  const placed = answers.flatMap((answer) => (isRefusal(answer) ? [] : [answer]))
  expect(placed.map(({ heldUntil }) => heldUntil)).toEqual(Array(10).fill(expect.any(Date)))
  for (const { orderId } of placed) {
    await openPayment(services, orderId)
    await settlePayment(services, services.payments.pay(orderId))
    expect(await rowOf(orderId)).toMatchObject({ state: 'paid' })
  }
  expect(await shelfOf(beer)).toEqual({ onHand: 0, reserved: 0 })
})
