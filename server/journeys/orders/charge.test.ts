import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { PAYMENT_SITES, type PaymentSite } from '#contract/charge-currencies.ts'
import { isRefusal } from '#contract/errors.ts'
import { exchangeRates, orderLines, orders, paymentAccount, refunds } from '#database/schema.ts'
import { lineMoney } from '#server/features/sales/line-money.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { TEST_RATES } from '#tests/factories/test-rates.ts'
import { placeOrder } from './place-order.ts'
import { requestRefund } from './request-refund.ts'
import { sendRefund } from './send-refund.ts'
import { settlePayment } from './settle-payment.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const SITES = Object.keys(PAYMENT_SITES) as PaymentSite[]
const at = (site: PaymentSite) => checkout.with({ PAYMENT_SITE: site })
const orderOf = async (id: string) => (await checkout.db.select().from(orders).where(eq(orders.id, id)))[0]!
const setRate = (rate: string) =>
  checkout.db.insert(exchangeRates).values({ currency: 'ARS', rate, source: 'mercado-pago', state: 'usable' })

test.each([
  ['MLA', 450, 637_765, 1_275_530],
  ['MLC', 450, 430_000, 860_000],
  ['MLB', 333, 1_809, 3_618],
] as const)(
  'at %s a unit of %i cents is charged %i hundredths, and two of them %i',
  async (site, priceCents, unit, total) => {
    const services = at(site)
    const beer = await aBeer(checkout.db, { priceCents })
    const buyer = await aBuyer(checkout.db)
    const orderId = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
    const { currency } = PAYMENT_SITES[site]
    expect(await orderOf(orderId)).toMatchObject({
      ...{
        totalCents: priceCents * 2,
        chargeCurrency: currency,
        chargeCents: total,
        rateSource: 'mercado-pago',
      },
    })
    expect(services.payments.requests.get(orderId)).toMatchObject({
      currency,
      lines: [{ quantity: 2, unitCents: unit }],
    })
  },
)

test('an order keeps its rate while it is open, and the next one takes that of its own moment', async () => {
  const services = at('MLA')
  const beer = await aBeer(checkout.db, { priceCents: 1000 })
  const buyer = await aBuyer(checkout.db)
  const products = [{ id: beer.id, quantity: 1 }]
  const first = await aPlacedOrder(services, buyer.id, products)
  await setRate('1500')
  expect(await aPlacedOrder(services, buyer.id, products)).toBe(first)
  expect(await orderOf(first)).toMatchObject({ chargeCents: 1_417_255 })
  const next = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
  expect(await orderOf(next)).toMatchObject({ chargeCents: 3_000_000 })
  await setRate(TEST_RATES.ARS)
})

test('what comes in another currency or amount than was frozen is given back, dollars too', async () => {
  const services = at('MLA')
  const beer = await aBeer(checkout.db, { priceCents: 450 })
  const buyer = await aBuyer(checkout.db)
  const orderId = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
  await settlePayment(services, services.payments.pay(orderId, { amountCents: 450, currency: 'USD' }))
  expect(await orderOf(orderId)).toMatchObject({ state: 'review' })
  const [back] = await checkout.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  expect(back).toMatchObject({ amountCents: 450, reason: 'mismatch' })
})

test('without a young rate nobody is charged and nothing is held; what costs nothing needs none', async () => {
  const services = checkout.with({ PAYMENT_SITE: 'MLU' })
  const buyer = await aBuyer(checkout.db)
  const [beer, free] = [
    await aBeer(checkout.db, { priceCents: 450 }),
    await aBeer(checkout.db, { priceCents: 0 }),
  ]
  const old = new Date(Date.now() - 48 * 3_600_000)
  await checkout.db.update(exchangeRates).set({ fetchedAt: old }).where(eq(exchangeRates.currency, 'UYU'))
  const place = (id: string) => placeOrder(services, buyer.id, { products: [{ id, quantity: 1 }] })
  expect(await place(beer.id)).toMatchObject({ refused: 'cannot-charge' })
  expect(await checkout.db.select().from(orderLines).where(eq(orderLines.beerId, beer.id))).toEqual([])
  expect(isRefusal(await place(free.id))).toBe(false)
  await checkout.db
    .update(exchangeRates)
    .set({ fetchedAt: new Date() })
    .where(eq(exchangeRates.currency, 'UYU'))
})

test('what the account does not take at once is refused before anything is held, with what it takes', async () => {
  const services = checkout.with()
  const account = { collectorId: '7', site: 'MLU', leastCents: 1500, mostCents: 400_000 } as const
  await checkout.db.insert(paymentAccount).values(account)
  const [beer, cheap] = [
    await aBeer(checkout.db, { priceCents: 9900 }),
    await aBeer(checkout.db, { priceCents: 1 }),
  ]
  const buyer = await aBuyer(checkout.db)
  const place = (id: string) => placeOrder(at('MLU'), buyer.id, { products: [{ id, quantity: 2 }] })
  expect(await place(beer.id)).toEqual({
    refused: 'order-too-large',
    details: { most: expect.stringContaining('4000') },
  })
  expect(await place(cheap.id)).toEqual({
    refused: 'order-too-small',
    details: { least: expect.stringContaining('15') },
  })
  expect(await checkout.db.select().from(orders).where(eq(orders.buyerId, buyer.id))).toEqual([])
  expect(services.payments.requests.size).toBe(0)
  // Another site's figures say nothing of this one; nor does an account that has told none.
  expect(await placeOrder(at('MLA'), buyer.id, { products: [{ id: beer.id, quantity: 2 }] })).toMatchObject({
    isNew: true,
  })
  await checkout.db.update(paymentAccount).set({ leastCents: null, mostCents: null })
  const next = { products: [{ id: beer.id, quantity: 3 }] }
  expect(await placeOrder(at('MLU'), buyer.id, next)).toMatchObject({ isNew: true })
  await checkout.db.delete(paymentAccount)
})

test('refunds by unit, by line and of the rest, in any order, come to what was captured, and its dollars to its price', async () => {
  const line = fc.record({
    priceCents: fc.integer({ min: 1, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  })
  const wholeRun = fc.asyncProperty(
    fc.constantFrom(...SITES),
    fc.array(line, { minLength: 1, maxLength: 3 }),
    fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 3 })), { maxLength: 5 }),
    async (site, wanted, steps) => {
      const services = at(site)
      const buyer = await aBuyer(checkout.db)
      const beers = await Promise.all(wanted.map(({ priceCents }) => aBeer(checkout.db, { priceCents })))
      const products = beers.map(({ id }, index) => ({ id, quantity: wanted[index]!.quantity }))
      const { orderId, paymentId } = await aPaidOrder(services, buyer.id, products)
      const ask = async (lines?: { beerId: string; quantity: number }[]) => {
        const asked = await requestRefund(services, {
          orderId,
          restock: false,
          reason: 'test',
          ...(lines && { lines }),
        })
        if (!isRefusal(asked)) expect(await sendRefund(services, asked.refundId)).toBe(true)
      }
      for (const [which, quantity] of steps) {
        await ask([{ beerId: beers[which % beers.length]!.id, quantity }])
      }
      await ask()
      const order = await orderOf(orderId)
      const told = services.payments.all().find(({ providerId }) => providerId === paymentId)!
      expect(order.state).toBe('refunded')
      expect([told.refundedCents, told.currency]).toEqual([order.chargeCents, order.chargeCurrency])
      const { rows } = await checkout.db.execute<{ left: number }>(sql`
        SELECT sum(gross_cents - refunded_cents)::int AS left FROM ${lineMoney(sql`
          SELECT order_id, beer_id FROM order_lines WHERE order_id = ${orderId}`)} AS money`)
      expect(rows[0]!.left).toBe(0)
    },
  )
  await fc.assert(wholeRun, { numRuns: 40 })
})
