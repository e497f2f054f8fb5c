import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import { beers, orders } from '#database/schema.ts'
import { getCart } from '#server/features/cart/get-cart.ts'
import { endPastDates } from '#server/features/catalogue/turn-past-dates.ts'
import { shopDay } from '#server/shop-day.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { untilWaiting } from '#tests/database/until-waiting.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { letOrdersRunOut } from '#tests/factories/let-orders-run-out.ts'
import { expireHolds } from './expire-holds.ts'
import { openPayment } from './open-payment.ts'
import { placeOrder } from './place-order.ts'
import { settlePayment } from './settle-payment.ts'

const checkout = useCheckout({ poolSize: 16 })
const today = () => shopDay(checkout.with().env)

/** A beer on the last day on which it is sold. */
const aBeerOnItsLastDay = (name = 'Del último día') => aBeer(checkout.db, { name, bestBefore: today() })
/** Midnight, as the beer sees it: its day was yesterday. `swept`: the sweeper has been there too. */
async function endTheDay(beerId: string, { swept = true } = {}) {
  await checkout.db.update(beers).set({ bestBefore: '2020-01-01' }).where(eq(beers.id, beerId))
  if (swept) await endPastDates(checkout.db, today())
}
const rowOf = async (id: string) => (await checkout.db.select().from(beers).where(eq(beers.id, id)))[0]!
const orderOf = async (id: string) => (await checkout.db.select().from(orders).where(eq(orders.id, id)))[0]!

test('who pays after midnight for what was held before is served', async () => {
  const services = checkout.with()
  const buyer = await aBuyer(checkout.db)
  const beer = await aBeerOnItsLastDay()
  const orderId = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
  await endTheDay(beer.id)
  await settlePayment(services, services.payments.pay(orderId))
  expect((await orderOf(orderId)).state).toBe('paid')
  expect(await rowOf(beer.id)).toMatchObject({ onHand: 8, reserved: 0, unitsSold: 2, onSale: false })
  expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
})

test.each([
  ['the sweeper was there', true],
  ['the sweeper was not there yet', false],
])('nothing new is sold: %s', async (_when, swept) => {
  const services = checkout.with()
  const buyer = await aBuyer(checkout.db)
  const [past, good] = [await aBeerOnItsLastDay(), await aBeer(checkout.db)]
  await endTheDay(past.id, { swept })
  const products = [past, good].map(({ id }) => ({ id, quantity: 1 }))
  expect(await placeOrder(services, buyer.id, { products })).toEqual({
    refused: 'beer-not-on-sale',
    details: { beers: [{ id: past.id, name: 'Del último día' }] },
  })
  expect((await rowOf(good.id)).reserved).toBe(0)

  const entries = products.map(({ id }) => ({ beerId: id, quantity: 1, seenCents: 450 }))
  const cart = await getCart(checkout.db, entries, null, today())
  expect(cart.lines.map(({ problem }) => problem)).toEqual(['not-on-sale', null])
  expect(cart.total).toBe(4.5)
})

test('an open order is not led to its payment again, by its cart or by its key, and ends in its time', async () => {
  const services = checkout.with({ HOLD_SECONDS: '600' })
  const [byCart, byKey] = [await aBuyer(checkout.db), await aBuyer(checkout.db)]
  const beer = await aBeerOnItsLastDay()
  const products = [{ id: beer.id, quantity: 1 }]
  const keyed = { products, idempotencyKey: 'mine' }
  const first = await aPlacedOrder(services, byCart.id, products)
  const placed = await placeOrder(services, byKey.id, keyed)
  const second = isRefusal(placed) ? '' : placed.orderId
  expect(await placeOrder(services, byKey.id, keyed)).toMatchObject({ orderId: second, isNew: false })

  await endTheDay(beer.id)
  const refused = {
    refused: 'beer-not-on-sale',
    details: { beers: [{ id: beer.id, name: 'Del último día' }] },
  }
  expect(await placeOrder(services, byCart.id, { products })).toEqual(refused)
  expect(await placeOrder(services, byKey.id, keyed)).toMatchObject(refused)
  expect([(await orderOf(first)).state, (await orderOf(second)).state]).toEqual(['pending', 'pending'])

  await letOrdersRunOut(checkout.db)
  while (!(await expireHolds(services)).isDone);
  // What has come of it is still told to who asks with its key.
  expect(await placeOrder(services, byKey.id, keyed)).toMatchObject({ orderId: second, isNew: false })
  expect(await rowOf(beer.id)).toMatchObject({ onHand: 10, reserved: 0, onSale: false })
})

test('who pays after their hold has ended is served until midnight, and gets their money back after it', async () => {
  const services = checkout.with()
  async function payLate({ midnight }: { midnight: boolean }) {
    const beer = await aBeerOnItsLastDay()
    const orderId = await aPlacedOrder(services, (await aBuyer(checkout.db)).id, [
      { id: beer.id, quantity: 1 },
    ])
    await letOrdersRunOut(checkout.db, sql`id = ${orderId}`)
    while (!(await expireHolds(services)).isDone);
    if (midnight) await endTheDay(beer.id, { swept: false })
    await settlePayment(services, services.payments.pay(orderId))
    return [(await orderOf(orderId)).state, (await rowOf(beer.id)).onHand]
  }
  expect(await payLate({ midnight: false })).toEqual(['paid', 9])
  expect(await payLate({ midnight: true })).toEqual(['refund_due', 10])
})

test('an order that waits for the beer while its day ends sees that it did', async () => {
  const services = checkout.with()
  const buyer = await aBuyer(checkout.db)
  const beer = await aBeerOnItsLastDay()
  const placing = await checkout.db.transaction(async (tx) => {
    await tx.update(beers).set({ bestBefore: '2020-01-01' }).where(eq(beers.id, beer.id))
    const waiting = placeOrder(services, buyer.id, { products: [{ id: beer.id, quantity: 1 }] })
    await untilWaiting(checkout.database.pool)
    return { waiting }
  })
  expect(await placing.waiting).toMatchObject({ refused: 'beer-not-on-sale' })
})

test('while days end under many buyers, no unit is lost and nothing is sold of what is over', async () => {
  const services = checkout.with()
  const shelf = await Promise.all(Array.from({ length: 5 }, (_, at) => aBeerOnItsLastDay(`Cerveza ${at}`)))
  const buyers = await Promise.all(Array.from({ length: 10 }, () => aBuyer(checkout.db)))

  async function buy(buyerId: string) {
    for (let round = 0; round < 3; round++) {
      const products = shelf.filter(() => Math.random() < 0.4).map(({ id }) => ({ id, quantity: 1 }))
      const placed = products.length ? await placeOrder(services, buyerId, { products }) : undefined
      if (!placed || isRefusal(placed)) continue
      const page = await openPayment(services, placed.orderId)
      if (!isRefusal(page)) await settlePayment(services, services.payments.pay(placed.orderId))
    }
  }
  async function endDays() {
    for (const { id } of shelf) await endTheDay(id)
  }
  await Promise.all([...buyers.map(({ id }) => buy(id)), endDays()])
  // The sweeper leaves alone what somebody is buying just then.
  await endPastDates(checkout.db, today())
  expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
  const sold = await Promise.all(shelf.map(({ id }) => rowOf(id)))
  expect(sold.every(({ onSale }) => !onSale)).toBe(true)
  for (const { id } of shelf) {
    const tried = await placeOrder(services, buyers[0]!.id, { products: [{ id, quantity: 1 }] })
    expect(tried).toMatchObject({ refused: 'beer-not-on-sale' })
  }
})
