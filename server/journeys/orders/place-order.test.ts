import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { beers, chargeWatch, orderEvents, orderLines, orders } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { letOrdersRunOut } from '#tests/factories/let-orders-run-out.ts'
import { cancelOrder } from './cancel-order.ts'
import { expireHolds } from './expire-holds.ts'
import { openPayment } from './open-payment.ts'
import type { OrdersServices } from './orders-services.ts'
import { placeOrder } from './place-order.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const reservedOf = async (id: string) =>
  (await checkout.db.select().from(beers).where(eq(beers.id, id)))[0]!.reserved
const ordersOf = (buyerId: string) => checkout.db.select().from(orders).where(eq(orders.buyerId, buyerId))

test('holds the beers and keeps what was ordered as it was', async () => {
  const services = checkout.with()
  const brewery = await aCompany(checkout.db, { company: 'Koker Lane' })
  const ipa = await aBeer(checkout.db, { name: 'Bruma', priceCents: 410, companyId: brewery.id })
  const stout = await aBeer(checkout.db, { priceCents: 1235 })
  const buyer = await aBuyer(checkout.db)

  const placed = await placeOrder(services, buyer.id, {
    products: [
      { id: ipa.id, quantity: 2, price: 4.1 },
      { id: stout.id, quantity: 1 },
    ],
  })
  expect(placed).toEqual({ orderId: expect.any(String), isNew: true, heldUntil: expect.any(Date) })
  const [order] = await ordersOf(buyer.id)
  expect(order).toMatchObject({
    state: 'pending',
    stockHeld: true,
    totalCents: 2055,
    chargeCurrency: 'USD',
    chargeCents: 2055,
    rate: null,
    recipient: 'Ana Pérez',
    address: 'Belgrano 123',
    addressState: 'Córdoba',
  })
  const holdMinutes = (order!.payableUntil.getTime() - order!.createdAt.getTime()) / 60_000
  expect(holdMinutes).toBeCloseTo(30, 3)
  expect(order!.reservedUntil).toEqual(order!.payableUntil)
  const lines = await checkout.db.select().from(orderLines).where(eq(orderLines.orderId, order!.id))
  expect(lines.find((line) => line.beerId === ipa.id)).toMatchObject({
    quantity: 2,
    unitCents: 410,
    name: 'Bruma',
    companyName: 'Koker Lane',
    presentation: 'Lata 473 ml',
  })
  expect(await reservedOf(ipa.id)).toBe(2)
  expect(await openPayment(services, order!.id)).toEqual({
    preferenceId: `pref-${order!.id}`,
    initPoint: `http://pay.example/${order!.id}`,
  })
  const request = services.payments.requests.get(order!.id)!
  expect(request.closesAt.getTime()).toBe(order!.payableUntil.getTime() - 2 * 60_000)
  expect(request.buyer).toEqual({ name: 'Ana', lastName: 'Pérez', email: buyer.email })
})

test('a beer that is named twice is one line', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db)
  const buyer = await aBuyer(checkout.db)
  await aPlacedOrder(services, buyer.id, [
    { id: beer.id, quantity: 2 },
    { id: beer.id, quantity: 3 },
  ])
  expect(await reservedOf(beer.id)).toBe(5)
})

test('the same cart resumes its open order, whatever its order and wherever it goes', async () => {
  const services = checkout.with()
  const [one, two] = [await aBeer(checkout.db), await aBeer(checkout.db)]
  const buyer = await aBuyer(checkout.db)
  const products = [
    { id: one.id, quantity: 10 },
    { id: two.id, quantity: 1 },
  ]
  const orderId = await aPlacedOrder(services, buyer.id, products)
  const delivery = {
    recipient: 'Beto Paz',
    address: 'Rivadavia 9',
    city: 'Salta',
    state: 'Salta',
    country: 'Argentina',
  }
  const again = await placeOrder(services, buyer.id, { products: products.toReversed(), delivery })
  expect(again).toEqual({ orderId, isNew: false, heldUntil: expect.any(Date) })
  const [order, ...others] = await ordersOf(buyer.id)
  expect(others).toEqual([])
  expect(order).toMatchObject({ recipient: 'Beto Paz', city: 'Salta', addressState: 'Salta' })
})

test('a double click in many tabs makes one order', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db)
  const buyer = await aBuyer(checkout.db)
  const products = [{ id: beer.id, quantity: 4 }]
  const placed = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const one = await placeOrder(services, buyer.id, { products })
      return 'orderId' in one ? openPayment(services, one.orderId) : one
    }),
  )
  expect(new Set(placed.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(await ordersOf(buyer.id)).toHaveLength(1)
  expect(await reservedOf(beer.id)).toBe(4)
})

test('once its order has ended, the same cart is bought anew', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db, { onHand: 30 })
  const buyer = await aBuyer(checkout.db)
  const products = [{ id: beer.id, quantity: 2 }]
  const { orderId: paid } = await aPaidOrder(services, buyer.id, products)
  const cancelled = await aPlacedOrder(services, buyer.id, products)
  await cancelOrder(services, cancelled, 'test')
  const expired = await aPlacedOrder(services, buyer.id, products)
  await letOrdersRunOut(checkout.db, sql`id = ${expired}`)
  await expireHolds(services)
  const last = await aPlacedOrder(services, buyer.id, products)

  expect(new Set([paid, cancelled, expired, last]).size).toBe(4)
  const keys = (await ordersOf(buyer.id)).map((order) => order.idempotencyKey.split(':').at(-1))
  expect(keys.toSorted()).toEqual(['1', '2', '3', '4'])
})

test('a page that has closed is not resumed: the cart gets a new order, and the old one its end', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db)
  const buyer = await aBuyer(checkout.db)
  const products = [{ id: beer.id, quantity: 10 }]
  const first = await aPlacedOrder(services, buyer.id, products)
  const inAMinute = new Date(Date.now() + 60_000)
  await checkout.db
    .update(orders)
    .set({ payableUntil: inAMinute, reservedUntil: inAMinute })
    .where(eq(orders.id, first))
  const second = await aPlacedOrder(services, buyer.id, products)
  expect(second).not.toBe(first)
  expect(await reservedOf(beer.id)).toBe(10)
})

test('another cart takes the place of the open order, and what that held counts as available', async () => {
  const services = checkout.with()
  const [beer, other] = [await aBeer(checkout.db), await aBeer(checkout.db)]
  const buyer = await aBuyer(checkout.db)
  const first = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 9 }])
  const second = await aPlacedOrder(services, buyer.id, [
    { id: beer.id, quantity: 10 },
    { id: other.id, quantity: 1 },
  ])
  const states = Object.fromEntries((await ordersOf(buyer.id)).map(({ id, state }) => [id, state]))
  expect(states).toEqual({ [first]: 'cancelled', [second]: 'pending' })
  expect(await reservedOf(beer.id)).toBe(10)
  const events = await checkout.db.select().from(orderEvents).where(eq(orderEvents.orderId, first))
  expect(events.map(({ event, detail }) => [event, detail])).toContainEqual([
    'cancelled',
    { replacedBy: second },
  ])
})

test('an Idempotency-Key is for one request; another under it is refused', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db)
  const [buyer, stranger] = [await aBuyer(checkout.db), await aBuyer(checkout.db)]
  const products = [{ id: beer.id, quantity: 1 }]
  const first = await placeOrder(services, buyer.id, { products, idempotencyKey: 'k1' })
  expect(await placeOrder(services, buyer.id, { products, idempotencyKey: 'k1' })).toEqual({
    ...first,
    isNew: false,
  })
  const more = [{ id: beer.id, quantity: 2 }]
  expect(await placeOrder(services, buyer.id, { products: more, idempotencyKey: 'k1' })).toEqual({
    refused: 'key-reused',
  })
  expect(await placeOrder(services, stranger.id, { products: more, idempotencyKey: 'k1' })).toMatchObject({
    isNew: true,
  })
})

test('a repeated key is answered with its order even when that has ended', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db)
  const buyer = await aBuyer(checkout.db)
  const request = { products: [{ id: beer.id, quantity: 1 }], idempotencyKey: 'once' }
  const placed = await placeOrder(services, buyer.id, request)
  if (!('orderId' in placed)) throw new Error('refused')
  const opened = await openPayment(services, placed.orderId)
  await cancelOrder(services, placed.orderId, 'test')
  expect(await placeOrder(services, buyer.id, request)).toMatchObject({
    orderId: placed.orderId,
    isNew: false,
  })
  expect(await openPayment(services, placed.orderId)).toEqual(opened)
})

test('the key of a request that resumed an open order is kept with it: for that request, also after it ended', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db)
  const buyer = await aBuyer(checkout.db)
  const place = (quantity: number, idempotencyKey?: string) =>
    placeOrder(services, buyer.id, { products: [{ id: beer.id, quantity }], idempotencyKey })
  const placed = await place(1, 'first')
  if (!('orderId' in placed)) throw new Error('refused')
  const same = { orderId: placed.orderId, isNew: false }
  // In one tab after another, and at once in several.
  expect(await place(1, 'second')).toMatchObject(same)
  expect(await Promise.all([1, 2, 3].map(() => place(1, 'third')))).toMatchObject([same, same, same])
  for (const key of ['first', 'second', 'third']) {
    expect([key, await place(2, key)]).toEqual([key, { refused: 'key-reused' }])
  }
  expect(await reservedOf(beer.id)).toBe(1)
  await cancelOrder(services, placed.orderId, 'test')
  for (const key of ['first', 'second', 'third']) expect(await place(1, key)).toMatchObject(same)
  expect(await ordersOf(buyer.id)).toHaveLength(1)
  expect(await place(2, 'second')).toEqual({ refused: 'key-reused' })
  const stranger = await aBuyer(checkout.db)
  expect(
    await placeOrder(services, stranger.id, {
      ...{ products: [{ id: beer.id, quantity: 1 }], idempotencyKey: 'second' },
    }),
  ).toMatchObject({ isNew: true })
})

test('a key that came with another address is for that address', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db)
  const buyer = await aBuyer(checkout.db)
  const products = [{ id: beer.id, quantity: 1 }]
  const delivery = {
    recipient: 'Luz',
    address: 'Mitre 1',
    city: 'Salta',
    state: 'Salta',
    country: 'Argentina',
  }
  const there = { ...delivery, country: 'Argentina' as const }
  const placed = await placeOrder(services, buyer.id, { products })
  const moved = { products, delivery: there, idempotencyKey: 'moved' }
  expect(await placeOrder(services, buyer.id, moved)).toEqual({ ...placed, isNew: false })
  expect(await placeOrder(services, buyer.id, moved)).toEqual({ ...placed, isNew: false })
  expect(await placeOrder(services, buyer.id, { products, idempotencyKey: 'moved' })).toEqual({
    refused: 'key-reused',
  })
})

test('what stands in the way is named, and a refusal changes nothing', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db, { name: 'Bruma', priceCents: 450, onHand: 3 })
  const hidden = await aBeer(checkout.db, { name: 'Oculta', available: false })
  const buyer = await aBuyer(checkout.db)
  const place = (...products: { id: string; quantity: number; price?: number }[]) =>
    placeOrder(services, buyer.id, { products })

  expect(await place({ id: beer.id, quantity: 1, price: 4.4 })).toEqual({
    refused: 'price-changed',
    details: { beers: [{ id: beer.id, name: 'Bruma', price: 4.5 }] },
  })
  expect(await place({ id: beer.id, quantity: 1, price: Number.NaN })).toMatchObject({
    refused: 'price-changed',
  })
  expect(await place({ id: beer.id, quantity: 4 })).toEqual({
    refused: 'not-enough-stock',
    details: { beers: [{ id: beer.id, name: 'Bruma', stock: 3 }] },
  })
  expect(await place({ id: beer.id, quantity: 1 }, { id: hidden.id, quantity: 1 })).toEqual({
    refused: 'beer-not-on-sale',
    details: { beers: [{ id: hidden.id, name: 'Oculta' }] },
  })
  const unknown = '01900000-0000-7000-8000-000000000000'
  expect(await place({ id: unknown, quantity: 1 })).toEqual({
    refused: 'beer-not-found',
    details: { beers: [{ id: unknown }] },
  })
  expect(await ordersOf(buyer.id)).toEqual([])
  expect(await reservedOf(beer.id)).toBe(0)
})

test('a refused cart leaves the open order as it is', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db)
  const buyer = await aBuyer(checkout.db)
  await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
  expect(await placeOrder(services, buyer.id, { products: [{ id: beer.id, quantity: 11 }] })).toMatchObject({
    refused: 'not-enough-stock',
    details: { beers: [{ stock: 10 }] },
  })
  expect(await reservedOf(beer.id)).toBe(2)
})

test('a price that changed since the order was placed is not charged as it was', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db, { priceCents: 450 })
  const buyer = await aBuyer(checkout.db)
  const first = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 2, price: 4.5 }])
  await checkout.db.update(beers).set({ priceCents: 400 }).where(eq(beers.id, beer.id))
  const second = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 2, price: 4 }])
  expect(second).not.toBe(first)
  const [order] = await checkout.db.select().from(orders).where(eq(orders.id, second))
  expect(order!.totalCents).toBe(800)
})

test('an address is needed, from the profile or for this order', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db)
  const buyer = await aBuyer(checkout.db, { profile: { city: '', country: '' } })
  const products = [{ id: beer.id, quantity: 1 }]
  const refused = await placeOrder(services, buyer.id, { products })
  expect(refused).toMatchObject({ refused: 'address-missing' })
  expect(Object.keys((refused as { fields: object }).fields)).toEqual(['delivery.city', 'delivery.country'])
  const delivery = { recipient: 'Ana', address: 'Sur 1', city: 'Lima', state: 'Lima', country: 'Peru' }
  expect(await placeOrder(services, buyer.id, { products, delivery })).toMatchObject({ isNew: true })
})

test('only buyers buy', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db)
  for (const user of [{ role: 'Company' }, { role: 'Admin' }, { active: false }] as const) {
    const somebody = await aBuyer(checkout.db, { user })
    expect(await placeOrder(services, somebody.id, { products: [{ id: beer.id, quantity: 1 }] })).toEqual({
      refused: 'sellers-cannot-buy',
    })
  }
})

test('50 buyers of 10 units get exactly 10', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db, { onHand: 10 })
  const buyers = await Promise.all(Array.from({ length: 50 }, () => aBuyer(checkout.db)))
  const placed = await Promise.all(
    buyers.map(({ id }) => placeOrder(services, id, { products: [{ id: beer.id, quantity: 1 }] })),
  )
  expect(placed.filter((each) => 'orderId' in each)).toHaveLength(10)
  expect(placed.filter((each) => 'refused' in each && each.refused === 'not-enough-stock')).toHaveLength(40)
  expect(await reservedOf(beer.id)).toBe(10)
})

test('buyers whose carts cross never meet in a deadlock', async () => {
  const services = checkout.with()
  const shelf = await Promise.all(Array.from({ length: 6 }, () => aBeer(checkout.db, { onHand: 500 })))
  const buyers = await Promise.all(Array.from({ length: 16 }, () => aBuyer(checkout.db)))
  for (let round = 0; round < 4; round++) {
    await Promise.all(
      buyers.map(({ id }, position) => {
        const picked = shelf.map((beer, at) => ({
          id: beer.id,
          quantity: 1 + ((position * 7 + at * round) % 5),
        }))
        const products = position % 2 ? picked.slice(position % 3) : picked.toReversed().slice(position % 4)
        return aPlacedOrder(services, id, products)
      }),
    )
  }
})

test('an order beyond the range of an integer of cents is still an order', async () => {
  const services = checkout.with()
  const gold = await Promise.all(
    Array.from({ length: 4 }, () => aBeer(checkout.db, { priceCents: 1_000_000, onHand: 1000 })),
  )
  const buyer = await aBuyer(checkout.db)
  const orderId = await aPlacedOrder(
    services,
    buyer.id,
    gold.map(({ id }) => ({ id, quantity: 999 })),
  )
  const [order] = await checkout.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order!.totalCents).toBe(3_996_000_000)
})

test('a payment page that cannot be had leaves the beers held, and is asked for again', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db)
  const buyer = await aBuyer(checkout.db)
  const products = [{ id: beer.id, quantity: 1 }]
  const placed = await placeOrder(services, buyer.id, { products })
  if (!('orderId' in placed)) throw new Error('refused')
  services.payments.failNext('openPayment', 'lost')
  expect(await openPayment(services, placed.orderId)).toEqual({ refused: 'payment-provider-down' })
  expect(await reservedOf(beer.id)).toBe(1)
  expect(await aPlacedOrder(services, buyer.id, products)).toBe(placed.orderId)
})

test('a page that the provider refuses is told of once a bout, until one opens again', async () => {
  const log = { error: vi.fn(), warn: vi.fn() }
  const services = { ...checkout.with(), log: log as unknown as OrdersServices['log'] }
  const beer = await aBeer(checkout.db)
  const [one, other] = [await aBuyer(checkout.db), await aBuyer(checkout.db)]
  const open = async ({ id }: { id: string }, kind?: 'refused' | 'unknown') => {
    const placed = await placeOrder(services, id, { products: [{ id: beer.id, quantity: 1 }] })
    if (!('orderId' in placed)) throw new Error('refused')
    if (kind) services.payments.failNext('openPayment', kind)
    return openPayment(services, placed.orderId)
  }
  const bout = async () => (await checkout.db.select().from(chargeWatch))[0]
  expect(await open(one, 'unknown')).toEqual({ refused: 'payment-provider-down' })
  expect(await bout()).toBeUndefined()
  for (const buyer of [one, other, one]) {
    expect(await open(buyer, 'refused')).toEqual({ refused: 'payments-refused' })
  }
  expect(log.error).toHaveBeenCalledOnce()
  expect(await bout()).toMatchObject({ refusedWhy: '400: refused by the test' })
  expect(await reservedOf(beer.id)).toBe(2)
  expect(await open(one)).toMatchObject({ initPoint: expect.any(String) })
  expect(await bout()).toMatchObject({ refusedSince: null, refusedWhy: null })
  expect(log.warn).toHaveBeenLastCalledWith('the provider opens payment pages again')
  expect(await open(other, 'refused')).toEqual({ refused: 'payments-refused' })
  expect(log.error).toHaveBeenCalledTimes(2)
  await checkout.db.delete(chargeWatch)
})

test('an order that costs nothing is settled at once', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db, { priceCents: 0 })
  const buyer = await aBuyer(checkout.db)
  const placed = await placeOrder(services, buyer.id, { products: [{ id: beer.id, quantity: 2 }] })
  if (!('orderId' in placed)) throw new Error('refused')
  const address = `http://shop.example/succes?external_reference=${placed.orderId}`
  const [once, twice] = await Promise.all([
    openPayment(services, placed.orderId),
    openPayment(services, placed.orderId),
  ])
  expect(once).toEqual({ preferenceId: 'free', initPoint: address })
  expect(twice).toEqual(once)
  const [order] = await ordersOf(buyer.id)
  expect(order!.state).toBe('paid')
  expect(services.payments.requests.size).toBe(0)
})
