import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { beers, orders } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPlacedOrder, type TestCheckout, useCheckout } from '#tests/factories/a-checkout.ts'
import { createOrder } from './create-order.ts'
import { settlePayment } from './settle-payment.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

async function anOpenOrder(settings: Record<string, string> = {}) {
  const services = checkout.with(settings)
  const [ours, other] = [await aBeer(checkout.db), await aBeer(checkout.db)]
  const buyer = await aBuyer(checkout.db)
  const orderId = await aPlacedOrder(services, buyer.id, [{ id: ours.id, quantity: 2 }])
  return { services, buyer, ours, other, orderId }
}
const stateOf = async (id: string) =>
  (await checkout.db.select().from(orders).where(eq(orders.id, id)))[0]!.state
const heldOf = async (id: string) =>
  (await checkout.db.select().from(beers).where(eq(beers.id, id)))[0]!.reserved

/** As the buyer presses *Start Purchase*. */
function press(services: TestCheckout, buyer: { id: string }, beerId: string, quantity = 1) {
  const caller = { access: true, id: buyer.id, role: 'Person', name: 'Ana' } as const
  const from = { idempotencyKey: undefined, address: '192.0.2.7', age: undefined }
  return createOrder(services, caller, { products: [{ id: beerId, quantity }] }, from)
}

test('an order that is paid, of which no notice has come yet, is not replaced by the next one', async () => {
  const { services, buyer, other, orderId } = await anOpenOrder()
  services.payments.pay(orderId)
  expect(await press(services, buyer, other.id)).toMatchObject({ orderId: expect.any(String) })
  expect(await stateOf(orderId)).toBe('paid')
})

test('nor one whose payment is still looked at: both hold their beers, and its money is taken when it comes', async () => {
  const { services, buyer, ours, other, orderId } = await anOpenOrder()
  const paymentId = services.payments.pay(orderId, { status: 'in_process' })
  await settlePayment(services, paymentId)
  expect(await press(services, buyer, other.id)).toMatchObject({ orderId: expect.any(String) })
  expect([await stateOf(orderId), await heldOf(ours.id), await heldOf(other.id)]).toEqual(['pending', 2, 1])
  // Its own cart, asked for again, is the same order still.
  expect(await press(services, buyer, ours.id, 2)).toMatchObject({ orderId })

  services.payments.change(paymentId, { status: 'approved' })
  await settlePayment(services, paymentId)
  expect(await stateOf(orderId)).toBe('paid')
})

test('what such an order holds counts: nobody holds more by leaving payments in process', async () => {
  const limits = { RATE_LIMITS: 'on', HELD_UNITS: '3', HELD_UNITS_OF_A_BEER: '3' }
  const { services, buyer, ours, other, orderId } = await anOpenOrder(limits)
  await settlePayment(services, services.payments.pay(orderId, { status: 'pending' }))
  expect(await press(services, buyer, other.id, 2)).toMatchObject({ heldUntil: null })
  expect([await heldOf(ours.id), await heldOf(other.id)]).toEqual([2, 0])
  expect(await press(services, buyer, other.id, 1)).toMatchObject({ heldUntil: expect.any(String) })
})

test('while the provider is away the next one takes its place, and money that comes later goes back', async () => {
  const { services, buyer, other, orderId } = await anOpenOrder()
  services.payments.failNext('findPayments', 'not-asked')
  await press(services, buyer, other.id)
  expect(await stateOf(orderId)).toBe('cancelled')
})
