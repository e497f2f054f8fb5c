import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { ChargeCurrency, PaymentSite } from '#contract/charge-currencies.ts'
import { isRefusal } from '#contract/errors.ts'
import { getOwed, listOwed } from '#contract/payouts.ts'
import { type Balance, getBalance as call, listPayouts, listSales } from '#contract/sales.ts'
import { getBalance } from '#server/features/sales/get-balance.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { sendRefund } from '#server/journeys/orders/send-refund.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { markPayout } from './mark-payout.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** A shop whose account is moved from one site to another, and a brewery that sells a beer for 4.50 dollars through all of it. */
async function aMovingShop() {
  const payments = aPaymentProvider()
  const at = (site: PaymentSite | 'USD') => checkout.with({ PAYMENT_SITE: site }, payments)
  const services = at('USD')
  const [seller, admin] = [await aLoggedInSeller(services), await aLoggedInAdmin(services)]
  const beer = await aBeer(checkout.db, { companyId: seller.id, priceCents: 450, onHand: 100 })
  const buyer = await aBuyer(checkout.db)
  const sell = async (site: PaymentSite | 'USD', quantity: number) => {
    const sold = await aPaidOrder(at(site), buyer.id, [{ id: beer.id, quantity }])
    await freeParcels(services, sold.orderId)
    return sold
  }
  const refund = async (orderId: string, quantity: number) => {
    const lines = [{ beerId: beer.id, quantity }]
    await requestRefund(services, { orderId, lines, restock: false, reason: 'broken' })
  }
  const pay = (currency: string, facts: object = {}) =>
    admin.send('POST', '/payouts', { companyId: seller.id, currency, ...facts })
  const balances = async () =>
    call.response.parse((await seller.send('GET', `/company/${seller.id}/balance`)).body).balances
  const owed = async (query = '') =>
    getOwed.response.parse((await admin.send('GET', `/admin/owed/${seller.id}${query}`)).body)
  return { services, seller, admin, beer, sell, refund, pay, balances, owed }
}

test('a sale that was charged in pesos is owed and paid in pesos, with its dollars beside', async () => {
  const { seller, admin, sell, pay, balances, owed } = await aMovingShop()
  const { orderId } = await sell('MLA', 2)
  const unpaid = { currency: 'ARS', owed: 12_755.3, owedDollars: 9, pending: 0, paidOut: 0 }
  expect(await balances()).toMatchObject([unpaid])
  const amounts = { totalPrice: 12_755.3, refunded: 0, paidOut: 0, owed: 12_755.3, owedDollars: 9 }
  expect(await owed()).toMatchObject({
    ...{ currency: 'ARS', owed: 12_755.3, owedDollars: 9, rows: [amounts] },
    balances: [{ currency: 'ARS', owed: 12_755.3, pending: 0 }],
  })
  expect((await pay('ARS', { amount: 9 })).body).toMatchObject({
    ...{ code: 'owed-changed', owed: '$ 12\u00a0755.30 ARS' },
    message: 'Lo que se debe cambió: ahora son $ 12\u00a0755.30 ARS.',
  })
  const { status, body } = await pay('ARS', { amount: 12_755.3 })
  const payout = { currency: 'ARS', amount: 12_755.3, dollars: 9, lines: 1 }
  expect([status, body]).toMatchObject([201, payout])
  const paid = { owed: 0, owedDollars: 0, paidOut: 12_755.3, paidOutDollars: 9 }
  expect(await balances()).toMatchObject([{ ...paid, lastPayout: { amount: 12_755.3 } }])
  const { payouts } = listPayouts.response.parse(
    (await admin.send('GET', `/payouts?companyId=${seller.id}`)).body,
  )
  expect(payouts).toMatchObject([payout])
  const sold = listSales.response.parse((await seller.send('GET', `/usercompanysales/${seller.id}`)).body)
  expect(sold.sales).toMatchObject([
    { ShoppingHistoryId: orderId, paidOut: 9, owed: 0, charge: { paidOut: 12_755.3, owed: 0 } },
  ])
})

test('two currencies are two balances: each is paid by itself, and a debt in one is no debt in the other', async () => {
  const { seller, admin, beer, sell, refund, pay, balances, owed } = await aMovingShop()
  const old = await sell('USD', 4)
  await pay('USD')
  await sell('MLC', 1)
  await refund(old.orderId, 1)
  // A brewery that owes four dollars and a half, and is owed as many in pesos: neither makes good for the other.
  expect(await balances()).toMatchObject([
    { currency: 'CLP', owed: 4300, owedDollars: 4.5, paidOut: 0, lastPayout: null },
    { currency: 'USD', owed: -4.5, paidOut: 18, lastPayout: { amount: 18 } },
  ])
  expect(await owed()).toMatchObject({ currency: 'CLP', owed: 4300, owedBack: 0, lastPayout: null })
  expect(await owed('?currency=USD')).toMatchObject({
    ...{ currency: 'USD', owed: -4.5, owedBack: -4.5, lastPayout: { amount: 18 } },
    balances: [{ currency: 'CLP' }, { currency: 'USD' }],
  })
  const name = encodeURIComponent((await owed()).company)
  const listed = listOwed.response.parse((await admin.send('GET', `/admin/owed?q=${name}`)).body)
  const mine = listed.companies.filter(({ companyId }) => companyId === seller.id)
  expect(mine).toMatchObject([
    { currency: 'CLP', owed: 4300, owedDollars: 4.5 },
    { currency: 'USD', owed: -4.5, owedDollars: -4.5 },
  ])
  expect(listed.sums.map(({ currency }) => currency).toSorted()).toEqual(['CLP', 'USD'])
  expect(listed.breweries).toBeLessThan(listed.total)

  const lines = [{ ShoppingHistoryId: old.orderId, ProductId: beer.id }]
  expect(await pay('CLP', { lines })).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(await pay('USD')).toMatchObject({ status: 409, body: { code: 'nothing-owed' } })
  expect(await pay('ARS')).toMatchObject({ status: 409, body: { code: 'nothing-owed' } })
  expect((await pay('CLP')).body).toMatchObject({ currency: 'CLP', amount: 4300, dollars: 4.5, lines: 1 })
  await sell('USD', 2)
  expect((await pay('USD')).body).toMatchObject({ amount: 4.5, lines: 2 })
  expect(await balances()).toMatchObject([{ owed: 0 }, { owed: 0 }])
  // Nothing is owed in any: the currency of the last payout is the one that is shown.
  expect(await owed()).toMatchObject({ currency: 'USD', owed: 0, rows: [], balances: [] })
})

test('who owes back in one currency does not leave, whatever they are owed in another', async () => {
  const { seller, sell, refund, pay } = await aMovingShop()
  const old = await sell('USD', 1)
  await pay('USD')
  await refund(old.orderId, 1)
  await sell('MLA', 9)
  const blockers = async () => (await seller.send('GET', '/account/deletion')).body
  expect(await blockers()).toMatchObject({ blockers: ['sale-unrefunded', 'sale-owed-back'] })
  await sell('USD', 1)
  expect(await blockers()).toMatchObject({ blockers: ['sale-unrefunded'] })
})

test('of a refund that names nothing each brewery loses whole pesos where there are no cents', async () => {
  const { services, sell, balances, owed } = await aMovingShop()
  const { paymentId } = await sell('MLC', 3)
  services.payments.refundByHand(paymentId, 100)
  await settlePayment(services, paymentId)
  // A Chilean peso is a tenth of a cent: of that no dollars are left to tell.
  expect(await balances()).toMatchObject([{ owed: 12_899, owedDollars: 13.5 }])
  expect(await owed()).toMatchObject({ rows: [{ refunded: 1, owed: 12_899 }] })
})

test('whatever is sold, sent, given back and paid: what came in is owed, waits, was paid or went back, to the coin', async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('sell' as const),
      site: fc.constantFrom<PaymentSite>('MLA', 'MLC'),
      quantities: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 })),
      isSent: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('refund' as const),
      which: fc.nat(9),
      of: fc.nat(1),
      units: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({
      kind: fc.constant('by hand' as const),
      which: fc.nat(9),
      share: fc.integer({ min: 1, max: 100 }),
    }),
    fc.record({
      kind: fc.constant('pay' as const),
      of: fc.nat(1),
      currency: fc.constantFrom<ChargeCurrency>('ARS', 'CLP'),
    }),
  )
  const prices = fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }))
  const wholeRun = fc.asyncProperty(
    prices,
    fc.array(step, { minLength: 4, maxLength: 10 }),
    async (costs, steps) => {
      const payments = aPaymentProvider()
      const at = (site: PaymentSite) => checkout.with({ PAYMENT_SITE: site }, payments)
      const services = at('MLA')
      const beers = await Promise.all(
        costs.map((priceCents) => aBeer(checkout.db, { priceCents, onHand: 100 })),
      )
      const [buyer, { id: userId }] = [await aBuyer(checkout.db), await aBuyer(checkout.db)]
      const actor = { userId, address: '192.0.2.7', browser: '', requestId: 'r' }
      const admin = { id: userId, role: 'Admin' } as Parameters<typeof getBalance>[2]
      const sold: { orderId: string; paymentId: string }[] = []
      const balancesOf = async ({ companyId }: { companyId: string }) => {
        const found = await getBalance(checkout.db, companyId, admin)
        if (isRefusal(found)) throw new Error(found.refused)
        return found.balances
      }
      for (const each of steps) {
        if (each.kind === 'sell') {
          const products = beers.map(({ id }, index) => ({ id, quantity: each.quantities[index]! }))
          const wanted = products.filter(({ quantity }) => quantity > 0)
          const order = await aPaidOrder(at(each.site), buyer.id, wanted)
          if (each.isSent) await freeParcels(services, order.orderId)
          sold.push(order)
        } else if (each.kind === 'pay') {
          const { companyId } = beers[each.of]!
          const [balance] = (await balancesOf({ companyId })).filter(
            ({ currency }) => currency === each.currency,
          )
          const paid = await markPayout(
            services,
            { companyId, currency: each.currency, reference: '' },
            actor,
          )
          const refused = isRefusal(paid) ? paid.refused : null
          expect(refused).toBe((balance?.owed ?? 0) > 0 ? null : 'nothing-owed')
          if (!isRefusal(paid))
            expect(paid).toMatchObject({ amount: balance!.owed, dollars: balance!.owedDollars })
        } else if (sold.length > 0) {
          const { orderId, paymentId } = sold[each.which % sold.length]!
          const told = payments.all().find(({ providerId }) => providerId === paymentId)!
          if (each.kind === 'refund') {
            const lines = [{ beerId: beers[each.of]!.id, quantity: each.units }]
            const asked = await requestRefund(services, { orderId, lines, restock: false, reason: 'test' })
            if (!isRefusal(asked)) await sendRefund(services, asked.refundId)
          } else {
            const coin = told.currency === 'CLP' ? 100 : 1
            const left = told.amountCents - told.refundedCents
            const back = Math.floor((left * each.share) / 100 / coin) * coin
            if (back > 0) payments.refundByHand(paymentId, back)
            await settlePayment(services, paymentId)
          }
        }
      }
      const balances = (await Promise.all(beers.map(balancesOf))).flat()
      for (const currency of ['ARS', 'CLP'] as const) {
        const cents = (dollars: number) => Math.round(dollars * 100)
        const mine = balances.filter((balance) => balance.currency === currency)
        const held = mine.reduce(
          (sum, { owed, pending, paidOut }) => sum + cents(owed) + cents(pending) + cents(paidOut),
          0,
        )
        const captured = payments.all().filter((payment) => payment.currency === currency)
        expect(held).toBe(
          captured.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0),
        )
        expect(mine.filter(isAtOdds)).toEqual([])
        if (currency === 'CLP') expect(mine.every(({ owed }) => Number.isInteger(owed))).toBe(true)
      }
    },
  )
  await fc.assert(wholeRun, { numRuns: 30 })
}, 120_000)

/** What is nothing in one is nothing in the other, and nobody owes in one what they are owed in the other. */
function isAtOdds({ owed, owedDollars }: Balance): boolean {
  return owed === 0 ? owedDollars !== 0 : owed * owedDollars < 0
}
