import { afterEach, expect, test } from 'vitest'
import { serializeCart } from '#contract/cart-cookie.ts'
import { fitsHold } from '#contract/hold-room.ts'
import type { PricedCart } from '#contract/orders.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { settlePayment } from './settle-payment.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** A buyer with so many units of a beer in the cart, at its price. */
async function aCart(settings: Record<string, string>, quantity: number) {
  const services = checkout.with(settings)
  const [buyer, beer] = [await aLoggedInBuyer(services), await aBeer(checkout.db, { onHand: 50 })]
  const read = async (headers: Record<string, string> = buyer.headers) => {
    const entries = [{ beerId: beer.id, quantity, seenCents: 450 }]
    const cookie = [headers.cookie, `cart=${serializeCart(entries)}`].filter(Boolean).join('; ')
    return (await sendJson(services, 'GET', '/cart', { headers: { cookie } })).body as PricedCart
  }
  const start = async () =>
    (await buyer.send('POST', '/create-order', { products: [{ id: beer.id, quantity }] })).body as {
      orderId: string
      heldUntil: string | null
    }
  const wanted = [{ beerId: beer.id, quantity }]
  return { services, buyer, read, start, wanted }
}

test.each([
  ['no more than is held', 4, true],
  ['one more than is held', 5, false],
])('before anything is pressed the cart knows whether it will be held: %s', async (_, quantity, isHeld) => {
  const { read, start, wanted } = await aCart({ RATE_LIMITS: 'on', HELD_UNITS_OF_A_BEER: '4' }, quantity)
  const { holding } = await read()
  expect(fitsHold(holding!, wanted)).toBe(isHeld)
  expect((await start()).heldUntil !== null).toBe(isHeld)
})

test('what others at the address hold is counted before, too', async () => {
  const settings = { RATE_LIMITS: 'on', HELD_UNITS: '1000', HELD_UNITS_OF_A_BEER: '1000' }
  const [one, other] = [await aCart(settings, 3), await aCart(settings, 3)]
  const before = (await one.read()).holding!.units
  expect((await other.start()).heldUntil).not.toBeNull()
  expect((await one.read()).holding!.units).toBe(before - 3)
})

test('nothing is said of holds where nothing limits them, nor to who is not known', async () => {
  expect((await (await aCart({ RATE_LIMITS: 'off' }, 5)).read()).holding).toBeNull()
  const { read } = await aCart({ RATE_LIMITS: 'on' }, 5)
  expect(await read({})).toMatchObject({ holding: null, openOrder: null, mayNotBuy: null })
})

test('why its newest payment was rejected stands there while another may come, where something can be done', async () => {
  const { services, read, start } = await aCart({}, 2)
  const { orderId } = await start()
  const because = async (facts: Parameters<typeof services.payments.pay>[1]) => {
    await settlePayment(services, services.payments.pay(orderId, facts))
    return (await read()).openOrder!.rejectedBecause
  }
  const rejected = (statusDetail: string) => because({ status: 'rejected', statusDetail })
  expect(await rejected('cc_rejected_insufficient_amount')).toBe('no-funds')
  expect(await rejected('cc_rejected_bad_filled_date')).toBe('wrong-date')
  expect(await rejected('payer_equals_collector')).toBe('own-account')
  expect(await rejected('cc_rejected_other_reason')).toBeNull()
  expect(await rejected('a_word_that_is_new')).toBeNull()
  expect(await rejected('toString')).toBeNull()
  expect(await because({ status: 'pending', statusDetail: 'pending_waiting_payment' })).toBeNull()
})

test('an order that waits is in the cart until it is paid, with how its payment stands', async () => {
  const { services, read, start } = await aCart({}, 2)
  expect((await read()).openOrder).toBeNull()
  const { orderId, heldUntil } = await start()
  expect((await read()).openOrder).toMatchObject({
    ...{ id: orderId, totalPrice: 9, heldUntil, paymentInProcess: false },
    Items: [{ amount: 2, unitPrice: 4.5 }],
    continuePaying: expect.any(String),
  })

  const paymentId = services.payments.pay(orderId)
  services.payments.change(paymentId, { status: 'in_process' })
  await settlePayment(services, paymentId)
  expect((await read()).openOrder).toMatchObject({ id: orderId, paymentInProcess: true })

  // A second try that comes to nothing takes nothing from the first.
  const secondId = services.payments.pay(orderId)
  services.payments.change(secondId, { status: 'rejected' })
  await settlePayment(services, secondId)
  expect((await read()).openOrder).toMatchObject({ id: orderId, paymentInProcess: true })

  services.payments.change(paymentId, { status: 'approved' })
  await settlePayment(services, paymentId)
  expect((await read()).openOrder).toBeNull()
})

test('who buys nothing, whatever lies in the cart, is told why', async () => {
  const { services, read } = await aCart({}, 1)
  const seller = await aLoggedInSeller(services)
  expect((await read(seller.headers)).mayNotBuy).toBe('sellers-cannot-buy')
})
