import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import {
  beers,
  companies,
  exchangeRates,
  orderEvents,
  orders,
  outbox,
  parcels,
  payments,
  refunds,
  users,
} from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { letOrdersRunOut } from '#tests/factories/let-orders-run-out.ts'
import { TEST_RATES } from '#tests/factories/test-rates.ts'
import { cancelOrder } from './cancel-order.ts'
import { expireHolds } from './expire-holds.ts'
import { openPayment } from './open-payment.ts'
import { placeOrder } from './place-order.ts'
import { sendRefund } from './send-refund.ts'
import { settlePayment } from './settle-payment.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const stateOf = async (orderId: string) =>
  (await checkout.db.select().from(orders).where(eq(orders.id, orderId)))[0]!.state
const shelfOf = async (beerId: string) => {
  const [beer] = await checkout.db.select().from(beers).where(eq(beers.id, beerId))
  return { onHand: beer!.onHand, reserved: beer!.reserved, unitsSold: beer!.unitsSold }
}
const refundsOf = (orderId: string) => checkout.db.select().from(refunds).where(eq(refunds.orderId, orderId))

const eventsOf = async (orderId: string) => {
  const found = await checkout.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
  return found.map(({ event }) => event)
}
const change = (beerId: string, to: Partial<typeof beers.$inferInsert>) =>
  checkout.db.update(beers).set(to).where(eq(beers.id, beerId))

const changeBrewery = (companyId: string, to: Partial<typeof companies.$inferInsert>) =>
  checkout.db.update(companies).set(to).where(eq(companies.id, companyId))

/** Nothing is held for who has never paid. */
const NO_HOLDS = { RATE_LIMITS: 'on', HELD_UNITS: '0' }

async function anOrder(quantity = 2, onHand = 10, settings: Record<string, string> = {}) {
  const services = checkout.with(settings)
  const beer = await aBeer(checkout.db, { onHand })
  const buyer = await aBuyer(checkout.db)
  const orderId = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity }])
  return { services, beer, buyer, orderId, provider: services.payments }
}

async function expire({ services, orderId }: Awaited<ReturnType<typeof anOrder>>) {
  await letOrdersRunOut(checkout.db, sql`id = ${orderId}`)
  await expireHolds(services)
}

test('an approved payment sells the beers, makes the parcels and writes one receipt', async () => {
  const { services, beer, buyer, orderId, provider } = await anOrder()
  const paymentId = provider.pay(orderId)
  expect(await settlePayment(services, paymentId)).toEqual({ orderId })
  expect(await stateOf(orderId)).toBe('paid')
  expect(await shelfOf(beer.id)).toEqual({ onHand: 8, reserved: 0, unitsSold: 2 })
  expect(await checkout.db.select().from(parcels).where(eq(parcels.orderId, orderId))).toMatchObject([
    { companyId: beer.companyId, state: 'pending' },
  ])
  const [receipt] = await checkout.db
    .select()
    .from(outbox)
    .where(eq(outbox.dedupeKey, `receipt:${orderId}`))
  expect(receipt).toMatchObject({ kind: 'receipt', recipient: buyer.email, payload: { orderId } })
})

test('the same notice, however often and from wherever it comes, settles once', async () => {
  const { services, beer, orderId, provider } = await anOrder()
  const paymentId = provider.pay(orderId)
  await Promise.all(Array.from({ length: 15 }, () => settlePayment(services, paymentId)))
  expect(await shelfOf(beer.id)).toEqual({ onHand: 8, reserved: 0, unitsSold: 2 })
})

test('pending, then rejected: the order waits for another payment, which may be approved', async () => {
  const { services, orderId, provider } = await anOrder()
  const first = provider.pay(orderId, { status: 'pending' })
  await settlePayment(services, first)
  provider.change(first, { status: 'rejected' })
  await settlePayment(services, first)
  expect(await stateOf(orderId)).toBe('pending')
  await settlePayment(services, provider.pay(orderId))
  expect(await stateOf(orderId)).toBe('paid')
})

test('old news changes nothing', async () => {
  const { services, orderId, provider } = await anOrder()
  const paymentId = provider.pay(orderId)
  await settlePayment(services, paymentId)
  provider.change(paymentId, { status: 'in_process' })
  await settlePayment(services, paymentId)
  const [payment] = await checkout.db.select().from(payments).where(eq(payments.providerId, paymentId))
  expect(payment).toMatchObject({ status: 'approved', rank: 20, disposition: 'applied' })
})

test('what the provider keeps of a payment and why it stands so is kept, and what it tells later', async () => {
  const { services, orderId, provider } = await anOrder()
  const paymentId = provider.pay(orderId, { status: 'in_process', statusDetail: 'pending_review_manual' })
  const settled = async (facts: Parameters<typeof provider.change>[1]) => {
    provider.change(paymentId, facts)
    await settlePayment(services, paymentId)
    return (await checkout.db.select().from(payments).where(eq(payments.providerId, paymentId)))[0]
  }
  expect(await settled({})).toMatchObject({ statusDetail: 'pending_review_manual', feeCents: null })
  const told = { statusDetail: 'accredited', feeCents: 48, netCents: 852 }
  expect(await settled({ status: 'approved', ...told })).toMatchObject(told)
  const releasedAt = new Date('2026-12-03T12:00:00Z')
  expect(await settled({ releasedAt })).toMatchObject({ ...told, releasedAt, disposition: 'applied' })
  // An answer that leaves them out takes nothing back; and none of it happens to the order again.
  const without = { statusDetail: '', feeCents: null, netCents: null, releasedAt: null }
  expect(await settled(without)).toMatchObject({ ...told, releasedAt })
  const events = await eventsOf(orderId)
  expect(events.filter((event) => event === 'settled')).toHaveLength(1)
})

test.each([
  ['amount', { amountCents: 1 }],
  ['currency', { currency: 'ARS' }],
  ['reference', { orderId: 'order-9' }],
  ['reference that is missing', { orderId: null }],
])('a wrong %s is reviewed by a person, and refunded', async (_, facts) => {
  const { services, beer, orderId, provider } = await anOrder()
  const paymentId = provider.pay(orderId, facts)
  await settlePayment(services, paymentId)
  expect(await stateOf(orderId)).toBe('review')
  expect(await shelfOf(beer.id)).toEqual({ onHand: 10, reserved: 0, unitsSold: 0 })
  expect(await refundsOf(orderId)).toMatchObject([{ paymentId, reason: 'mismatch', state: 'due' }])
})

test('a payment of nobody’s order is left alone', async () => {
  const { services, provider } = await anOrder()
  const stranger = '01900000-0000-7000-8000-000000000000'
  const paymentId = provider.pay(stranger)
  expect(await settlePayment(services, paymentId)).toEqual({ orderId: null })
  expect(await settlePayment(services, '404')).toEqual({ orderId: null, isUnknown: true })
})

test('a second capture goes back', async () => {
  const { services, orderId, provider } = await anOrder()
  const [first, second] = [provider.pay(orderId), provider.pay(orderId)]
  await Promise.all([settlePayment(services, first), settlePayment(services, second)])
  const [refund, ...others] = await refundsOf(orderId)
  expect(others).toEqual([])
  expect(refund).toMatchObject({ reason: 'second-capture', state: 'due', amountCents: 900 })
  expect(await sendRefund(services, refund!.id)).toBe(true)
  expect(await stateOf(orderId)).toBe('paid')
})

test('approved late, with the beer still there: sold after all', async () => {
  const late = await anOrder()
  await expire(late)
  expect(await stateOf(late.orderId)).toBe('expired')
  await settlePayment(late.services, late.provider.pay(late.orderId))
  expect(await stateOf(late.orderId)).toBe('paid')
  expect(await shelfOf(late.beer.id)).toEqual({ onHand: 8, reserved: 0, unitsSold: 2 })
})

test('approved late, by a buyer who was switched off meanwhile: refunded, and nothing is sold', async () => {
  const late = await anOrder()
  await expire(late)
  await checkout.db.update(users).set({ active: false }).where(eq(users.id, late.buyer.id))
  await settlePayment(late.services, late.provider.pay(late.orderId))
  expect(await stateOf(late.orderId)).toBe('expired')
  expect(await shelfOf(late.beer.id)).toEqual({ onHand: 10, reserved: 0, unitsSold: 0 })
  const [refund] = await refundsOf(late.orderId)
  expect(refund).toMatchObject({ reason: 'order-ended', state: 'due', amountCents: 900 })
  expect(await sendRefund(late.services, refund!.id)).toBe(true)
})

test('approved late, with the beer gone: refunded, and then the order is', async () => {
  const late = await anOrder(2, 2)
  await expire(late)
  const quicker = await aBuyer(checkout.db)
  await aPlacedOrder(late.services, quicker.id, [{ id: late.beer.id, quantity: 1 }])
  await settlePayment(late.services, late.provider.pay(late.orderId))
  expect(await stateOf(late.orderId)).toBe('refund_due')
  const [refund] = await refundsOf(late.orderId)
  expect(refund).toMatchObject({ reason: 'sold-out', amountCents: 900 })
  await sendRefund(late.services, refund!.id)
  expect(await stateOf(late.orderId)).toBe('refunded')
})

test('approved late, with the beer taken off sale: refunded', async () => {
  const late = await anOrder()
  await expire(late)
  await checkout.db.update(beers).set({ blocked: true }).where(eq(beers.id, late.beer.id))
  await settlePayment(late.services, late.provider.pay(late.orderId))
  expect(await stateOf(late.orderId)).toBe('refund_due')
})

test.each<[string, (late: Awaited<ReturnType<typeof anOrder>>) => Promise<unknown>]>([
  ['sold-out', ({ beer }) => change(beer.id, { available: false })],
  ['sold-out', ({ beer }) => change(beer.id, { blocked: true })],
  ['sold-out', ({ beer }) => changeBrewery(beer.companyId, { active: false })],
  ['sold-out', ({ beer }) => changeBrewery(beer.companyId, { userId: null })],
  ['sold-out', ({ beer }) => change(beer.id, { bestBefore: '2020-01-31' })],
  ['price-changed', ({ beer }) => change(beer.id, { priceCents: 449 })],
  ['name-changed', ({ beer }) => change(beer.id, { name: 'Otra' })],
  ['name-changed', ({ beer }) => change(beer.id, { presentation: 'Lata 250 ml' })],
  ['not-shipped-there', ({ beer }) => changeBrewery(beer.companyId, { shipsTo: ['Uruguay'] })],
])(
  'approved late, with something not as it was ordered (%s): refunded, and nothing is sold',
  async (reason, turn) => {
    const late = await anOrder()
    await expire(late)
    await turn(late)
    await settlePayment(late.services, late.provider.pay(late.orderId))
    expect(await stateOf(late.orderId)).toBe('refund_due')
    expect(await refundsOf(late.orderId)).toMatchObject([{ reason, state: 'due', amountCents: 900 }])
    expect(await eventsOf(late.orderId)).toContain(reason)
    expect(await shelfOf(late.beer.id)).toEqual({ onHand: 10, reserved: 0, unitsSold: 0 })
  },
)

test('approved late, with the dollar dearer meanwhile: sold at what was frozen', async () => {
  const services = checkout.with({ PAYMENT_SITE: 'MLA' })
  const [beer, buyer] = [await aBeer(checkout.db, { priceCents: 450 }), await aBuyer(checkout.db)]
  const orderId = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
  await expire({ services, beer, buyer, orderId, provider: services.payments })
  const rate = { currency: 'ARS', source: 'mercado-pago', state: 'usable' } as const
  await checkout.db.insert(exchangeRates).values({ ...rate, rate: '1500' })
  await settlePayment(services, services.payments.pay(orderId))
  await checkout.db.insert(exchangeRates).values({ ...rate, rate: TEST_RATES.ARS })
  const [order] = await checkout.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order).toMatchObject({ state: 'paid', chargeCents: 1_275_530 })
  expect(await refundsOf(orderId)).toEqual([])
})

test('approved late, with other things changed than what was ordered: sold', async () => {
  const late = await anOrder()
  await expire(late)
  await change(late.beer.id, { description: 'Otra cosecha.' })
  await changeBrewery(late.beer.companyId, { shipsTo: ['Argentina', 'Chile'] })
  await settlePayment(late.services, late.provider.pay(late.orderId))
  expect(await stateOf(late.orderId)).toBe('paid')
})

test('approved in its time without a hold: at the price that was shown, as long as the beer is there', async () => {
  const [served, late] = [await anOrder(2, 10, NO_HOLDS), await anOrder(2, 2, NO_HOLDS)]
  expect(await shelfOf(served.beer.id)).toMatchObject({ reserved: 0 })
  await change(served.beer.id, { priceCents: 700, name: 'Otra' })
  await settlePayment(served.services, served.provider.pay(served.orderId))
  expect(await stateOf(served.orderId)).toBe('paid')
  expect(await shelfOf(served.beer.id)).toEqual({ onHand: 8, reserved: 0, unitsSold: 2 })

  const quicker = await aBuyer(checkout.db)
  await aPaidOrder(checkout.with(), quicker.id, [{ id: late.beer.id, quantity: 1 }])
  await settlePayment(late.services, late.provider.pay(late.orderId))
  expect(await stateOf(late.orderId)).toBe('refund_due')
  expect(await refundsOf(late.orderId)).toMatchObject([{ reason: 'sold-out', amountCents: 900 }])
  expect(await shelfOf(late.beer.id)).toEqual({ onHand: 1, reserved: 0, unitsSold: 1 })
})

test('an order that costs nothing and holds nothing any more ends where its beers are gone meanwhile', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db, { priceCents: 0, onHand: 1 })
  const [slow, quick] = [await aBuyer(checkout.db), await aBuyer(checkout.db)]
  const place = async ({ id }: { id: string }) => {
    const placed = await placeOrder(services, id, { products: [{ id: beer.id, quantity: 1 }] })
    return isRefusal(placed) ? '' : placed.orderId
  }
  const first = await place(slow)
  await checkout.db.execute(sql`UPDATE orders SET reserved_until = now() WHERE id = ${first}`)
  await expireHolds(services)
  expect(await stateOf(first)).toBe('pending')
  const second = await place(quick)
  expect(await openPayment(services, second)).toMatchObject({ preferenceId: 'free' })
  expect(await openPayment(services, first)).toMatchObject({ refused: 'order-not-open' })
  expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'paid'])
})

test('a payment of a cancelled order goes back', async () => {
  const { services, orderId, provider } = await anOrder()
  await cancelOrder(services, orderId, 'test')
  await settlePayment(services, provider.pay(orderId))
  expect(await stateOf(orderId)).toBe('cancelled')
  expect(await refundsOf(orderId)).toMatchObject([{ reason: 'order-ended', state: 'due' }])
})

test('a beer that goes off sale while it is held is still sold to who holds it', async () => {
  const { services, beer, orderId, provider } = await anOrder()
  await checkout.db.update(beers).set({ available: false }).where(eq(beers.id, beer.id))
  await settlePayment(services, provider.pay(orderId))
  expect(await stateOf(orderId)).toBe('paid')
})

test('a charged back payment ends the order; the beers are gone', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db)
  const buyer = await aBuyer(checkout.db)
  const { orderId, paymentId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
  services.payments.change(paymentId, { status: 'charged_back' })
  await settlePayment(services, paymentId)
  expect(await stateOf(orderId)).toBe('charged_back')
  expect(await shelfOf(beer.id)).toMatchObject({ onHand: 9 })
})

test('money that was taken and given back before we heard of it is in the books, and the order waits on', async () => {
  const { services, orderId, provider } = await anOrder()
  const paymentId = provider.pay(orderId, { status: 'refunded' })
  provider.refundByHand(paymentId, 900)
  await settlePayment(services, paymentId)
  expect(await stateOf(orderId)).toBe('pending')
  expect(await refundsOf(orderId)).toMatchObject([{ reason: 'made-at-provider', state: 'done' }])
})

test('a provider that does not answer changes nothing', async () => {
  const { services, orderId, provider } = await anOrder()
  const paymentId = provider.pay(orderId)
  provider.failNext('readPayment', 'unknown')
  expect(await settlePayment(services, paymentId)).toMatchObject({ failed: 'unknown' })
  expect(await checkout.db.select().from(payments).where(eq(payments.orderId, orderId))).toEqual([])
})

test('holds that have run out are given back, each once, by however many processes look', async () => {
  const services = checkout.with()
  const beer = await aBeer(checkout.db, { onHand: 200 })
  const buyers = await Promise.all(Array.from({ length: 60 }, () => aBuyer(checkout.db)))
  await Promise.all(buyers.map(({ id }) => aPlacedOrder(services, id, [{ id: beer.id, quantity: 2 }])))
  await letOrdersRunOut(checkout.db)
  const passes = await Promise.all([expireHolds(services), expireHolds(services), expireHolds(services)])
  const left = await expireHolds(services)
  expect([...passes, left].reduce((sum, { ended }) => sum + ended, 0)).toBeGreaterThanOrEqual(60)
  expect(await shelfOf(beer.id)).toEqual({ onHand: 200, reserved: 0, unitsSold: 0 })
})
