import { eq, isNotNull } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { orders } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { cancelOrder } from './cancel-order.ts'
import { expireHolds } from './expire-holds.ts'
import { reconcileOrders, reconcileWeek } from './reconcile-orders.ts'
import { settlePayment } from './settle-payment.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const stateOf = async (orderId: string) =>
  (await checkout.db.select().from(orders).where(eq(orders.id, orderId)))[0]!.state

async function anOrder() {
  const services = checkout.with()
  const beer = await aBeer(checkout.db, { onHand: 10 })
  const buyer = await aBuyer(checkout.db)
  const orderId = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
  return { services, orderId }
}

test('reconciliation asks about open orders every time anew, and about all of the last week once a day', async () => {
  const open = await anOrder()
  const ended = await anOrder()
  await cancelOrder(open.services, ended.orderId, 'test')
  const day = 24 * 3600 * 1000
  const daysAgo = (days: number) => new Date(Date.now() - days * day - 2 * 3600 * 1000)
  await checkout.db
    .update(orders)
    .set({ createdAt: daysAgo(2) })
    .where(eq(orders.id, ended.orderId))
  await checkout.db
    .update(orders)
    .set({ createdAt: daysAgo(0) })
    .where(eq(orders.id, open.orderId))
  const services = { ...open.services, env: { ...open.services.env, RECONCILE_AFTER_SECONDS: 3600 } }
  const askedAbout = async (reconcile: typeof reconcileWeek) => {
    await reconcile(services)
    const found = await checkout.db.select().from(orders).where(isNotNull(orders.reconciledAt))
    await checkout.db.update(orders).set({ reconciledAt: null })
    return found.map(({ id }) => id).filter((id) => [open.orderId, ended.orderId].includes(id))
  }
  expect(await askedAbout(reconcileOrders)).toEqual([open.orderId])
  expect(await askedAbout(reconcileWeek)).toEqual([ended.orderId])
  await checkout.db
    .update(orders)
    .set({ createdAt: daysAgo(8) })
    .where(eq(orders.id, ended.orderId))
  expect(await askedAbout(reconcileWeek)).toEqual([])
})

test('an order that expired is asked about once more, so that a payment which nobody told of is found', async () => {
  const { services, orderId } = await anOrder()
  const set = (facts: Partial<typeof orders.$inferInsert>) =>
    checkout.db.update(orders).set(facts).where(eq(orders.id, orderId))
  const row = async () => (await checkout.db.select().from(orders).where(eq(orders.id, orderId)))[0]!
  services.payments.pay(orderId)
  const endsAt = new Date(Date.now() - 1000)
  await set({
    payableUntil: endsAt,
    reservedUntil: endsAt,
    reconciledAt: new Date(endsAt.getTime() - 90_000),
  })
  await expireHolds(services)
  expect((await row()).state).toBe('expired')
  await reconcileOrders(services)
  expect((await row()).state).toBe('paid')
})

test.each([
  // Who asked last before it ended may have missed a payment; who asked after that may have died before the answer.
  { state: 'expired', endedMinutesAgo: 1, askedMinutesAgo: 2, isAsked: true },
  { state: 'cancelled', endedMinutesAgo: 1, askedMinutesAgo: 2, isAsked: true },
  { state: 'cancelled', endedMinutesAgo: -10, askedMinutesAgo: 2, isAsked: false },
  { state: 'expired', endedMinutesAgo: 0.1, askedMinutesAgo: 0.5, isAsked: false },
  { state: 'expired', endedMinutesAgo: 10, askedMinutesAgo: 4, isAsked: false },
  { state: 'expired', endedMinutesAgo: 10, askedMinutesAgo: 6, isAsked: true },
  { state: 'expired', endedMinutesAgo: 1500, askedMinutesAgo: 1000, isAsked: false },
  { state: 'paid', endedMinutesAgo: 1, askedMinutesAgo: 2, isAsked: false },
] as const)(
  'an order that is $state and could be paid until $endedMinutesAgo minutes ago, asked about $askedMinutesAgo minutes ago: $isAsked',
  async ({ state, endedMinutesAgo, askedMinutesAgo, isAsked }) => {
    const { services, orderId } = await anOrder()
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    if (state === 'paid') await settlePayment(services, services.payments.pay(orderId))
    if (state === 'cancelled') await cancelOrder(services, orderId, 'test')
    const reconciledAt = minutesAgo(askedMinutesAgo)
    const payableUntil = minutesAgo(endedMinutesAgo)
    await checkout.db
      .update(orders)
      .set({
        payableUntil,
        reservedUntil: payableUntil,
        reconciledAt,
        createdAt: minutesAgo(endedMinutesAgo + 30),
      })
      .where(eq(orders.id, orderId))
    await expireHolds(services)
    await reconcileOrders(services)
    const [order] = await checkout.db.select().from(orders).where(eq(orders.id, orderId))
    expect(order!.reconciledAt!.getTime() > reconciledAt.getTime()).toBe(isAsked)
  },
)

test('an order about which the provider had no answer keeps its turn', async () => {
  const { services, orderId } = await anOrder()
  const quick = { ...services, env: { ...services.env, RECONCILE_AFTER_SECONDS: 0 } }
  const reconciledAt = async () =>
    (await checkout.db.select().from(orders).where(eq(orders.id, orderId)))[0]!.reconciledAt
  await checkout.db.update(orders).set({ reconciledAt: new Date() })
  await checkout.db.update(orders).set({ reconciledAt: null }).where(eq(orders.id, orderId))
  services.payments.failNext('findPayments', 'unknown')
  expect(await reconcileOrders(quick)).toBe(1)
  expect(await reconciledAt()).toBeNull()
  services.payments.failNext('findPayments', 'refused')
  await reconcileOrders(quick)
  expect(await reconciledAt()).toBeInstanceOf(Date)
  await checkout.db.update(orders).set({ reconciledAt: null })
})

test('who dies while asking has asked for nothing, however long ago the order ended', async () => {
  const { services, orderId } = await anOrder()
  const patient = { ...services, env: { ...services.env, RECONCILE_EVERY_SECONDS: 60 } }
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const set = (facts: Partial<typeof orders.$inferInsert>) =>
    checkout.db.update(orders).set(facts).where(eq(orders.id, orderId))
  services.payments.pay(orderId)
  await set({
    payableUntil: minutesAgo(20),
    reservedUntil: minutesAgo(20),
    reconciledAt: minutesAgo(21),
    createdAt: minutesAgo(50),
  })
  await expireHolds(services)
  const death = Object.assign(new Error('terminated by somebody'), { code: '57P01' })
  const { findPayments } = services.payments
  const payments = {
    ...services.payments,
    findPayments: (id: string) => (id === orderId ? Promise.reject(death) : findPayments(id)),
  }
  const dying = { ...patient, payments }
  await expect(reconcileOrders(dying)).rejects.toThrow('terminated')
  // Whoever comes next meanwhile leaves it to the process that asks.
  await reconcileOrders(patient)
  expect(await stateOf(orderId)).toBe('expired')
  await set({ reconcileClaimedUntil: minutesAgo(0) })
  await reconcileOrders(patient)
  expect(await stateOf(orderId)).toBe('paid')
})
