import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { BeerSummary } from '#contract/catalogue.ts'
import { beers } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { requestRefund } from './request-refund.ts'
import { settlePayment } from './settle-payment.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const soldCents = async (id: string) =>
  (await checkout.db.select().from(beers).where(eq(beers.id, id)))[0]!.soldCents

/** Three of one beer and one of another, paid: 1,350 and 1,000 cents. */
async function aSoldPair() {
  const services = checkout.with()
  const ipa = await aBeer(checkout.db, { priceCents: 450, onHand: 100 })
  const stout = await aBeer(checkout.db, { priceCents: 1000, onHand: 100 })
  const paid = await aPaidOrder(services, (await aBuyer(checkout.db)).id, [
    { id: ipa.id, quantity: 3 },
    { id: stout.id, quantity: 1 },
  ])
  const refund = (restock: boolean, lines?: { beerId: string; quantity: number }[]) =>
    requestRefund(services, { orderId: paid.orderId, ...(lines && { lines }), restock, reason: 'test' })
  const sold = async () => [await soldCents(ipa.id), await soldCents(stout.id)]
  return { ...paid, services, ipa, stout, refund, sold }
}

test('999 units at a cent are no place among the best sellers', async () => {
  const services = checkout.with()
  const cheap = await aBeer(checkout.db, { name: 'De un centavo', priceCents: 1, onHand: 999 })
  const honest = await aBeer(checkout.db, { name: 'Honesta', priceCents: 500, onHand: 10 })
  const [puppet, drinker] = [await aBuyer(checkout.db), await aBuyer(checkout.db)]
  await aPaidOrder(services, puppet.id, [{ id: cheap.id, quantity: 999 }])
  await aPaidOrder(services, drinker.id, [{ id: honest.id, quantity: 2 }])
  const answer = await createApp(services).request('/api/bestsellers')
  const list = (await answer.json()) as (BeerSummary & { unitsSold: number })[]
  expect(list.map(({ name, unitsSold }) => [name, unitsSold])).toEqual([
    ['Honesta', 2],
    ['De un centavo', 999],
  ])
})

test('what is paid back counts no more, whether or not its units are on the shelf again', async () => {
  const { ipa, refund, sold } = await aSoldPair()
  expect(await sold()).toEqual([1350, 1000])
  await refund(false, [{ beerId: ipa.id, quantity: 1 }])
  expect(await sold()).toEqual([900, 1000])
  await refund(true)
  expect(await sold()).toEqual([0, 0])
})

test('nor what the buyer’s bank takes back, after a part of it was given back', async () => {
  const { services, paymentId, ipa, refund, sold } = await aSoldPair()
  await refund(true, [{ beerId: ipa.id, quantity: 2 }])
  services.payments.change(paymentId, { status: 'charged_back' })
  await settlePayment(services, paymentId)
  expect(await sold()).toEqual([0, 0])
})

test('nor what was given back on the provider’s own pages', async () => {
  const { services, paymentId, sold } = await aSoldPair()
  services.payments.refundByHand(paymentId, 2350)
  services.payments.change(paymentId, { status: 'refunded' })
  await settlePayment(services, paymentId)
  expect(await sold()).toEqual([0, 0])
})

test('two refunds of one order at once take each their own', async () => {
  const { ipa, stout, refund, sold } = await aSoldPair()
  await Promise.all([
    refund(true, [{ beerId: ipa.id, quantity: 1 }]),
    refund(false, [{ beerId: stout.id, quantity: 1 }]),
  ])
  expect(await sold()).toEqual([900, 0])
})
