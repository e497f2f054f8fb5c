import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { beers, orders, refunds, reviews } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { placeOrder } from './place-order.ts'
import { requestRefund } from './request-refund.ts'
import { sendRefund } from './send-refund.ts'
import { settleFreeOrder } from './settle-free-order.ts'
import { settlePayment } from './settle-payment.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** A buyer with 3 of one beer and 1 of another, of two breweries, who gave the first five stars. */
async function aReviewedPurchase() {
  const services = checkout.with()
  const buyer = await aLoggedInBuyer(services)
  const ipa = await aBeer(checkout.db, { priceCents: 450, onHand: 100 })
  const stout = await aBeer(checkout.db, { priceCents: 1000, onHand: 100 })
  const products = [
    { id: ipa.id, quantity: 3 },
    { id: stout.id, quantity: 1 },
  ]
  const paid = await aPaidOrder(services, buyer.id, products)
  const review = (productId = ipa.id) => buyer.send('POST', '/qualification', { rate: 5, productId })
  expect(await review()).toMatchObject({ status: 200 })
  const refund = (orderId: string, lines?: { beerId: string; quantity: number }[]) =>
    requestRefund(services, { orderId, ...(lines && { lines }), restock: true, reason: 'test' })
  return { ...paid, services, buyer, ipa, stout, products, review, refund }
}

const ratingOf = async (id: string) => {
  const [beer] = await checkout.db.select().from(beers).where(eq(beers.id, id))
  return { rating: beer!.rating, count: beer!.ratingCount, sum: beer!.ratingSum }
}
const RATED = { rating: 5, count: 1, sum: 5 }
const UNRATED = { rating: null, count: 0, sum: 0 }

describe('a review goes with the purchase that it rests on', () => {
  test('when all of it is refunded; and is not written again', async () => {
    const { orderId, ipa, review, refund } = await aReviewedPurchase()
    await refund(orderId)
    expect(await ratingOf(ipa.id)).toEqual(UNRATED)
    expect(await checkout.db.select().from(reviews).where(eq(reviews.beerId, ipa.id))).toEqual([])
    expect(await review()).toMatchObject({ status: 403, body: { code: 'purchase-undone' } })
  })

  test('not while one unit of its line is left, nor for the refund of another line', async () => {
    const { orderId, ipa, stout, refund } = await aReviewedPurchase()
    await refund(orderId, [{ beerId: ipa.id, quantity: 2 }])
    await refund(orderId, [{ beerId: stout.id, quantity: 1 }])
    expect(await ratingOf(ipa.id)).toEqual(RATED)
    await refund(orderId, [{ beerId: ipa.id, quantity: 1 }])
    expect(await ratingOf(ipa.id)).toEqual(UNRATED)
  })

  test('bought twice, with the second that goes back, and whoever buys once more writes anew', async () => {
    const { services, orderId, ipa, buyer, products, review, refund } = await aReviewedPurchase()
    const second = await aPaidOrder(services, buyer.id, products)
    await refund(orderId)
    expect(await ratingOf(ipa.id)).toEqual(RATED)
    await refund(second.orderId)
    expect(await ratingOf(ipa.id)).toEqual(UNRATED)
    await aPaidOrder(services, buyer.id, products)
    expect(await review()).toMatchObject({ status: 200 })
  })

  test('bought twice and both given back at once: whichever is second takes it', async () => {
    const { services, orderId, ipa, buyer, products, refund } = await aReviewedPurchase()
    const second = await aPaidOrder(services, buyer.id, products)
    await Promise.all([refund(orderId), refund(second.orderId)])
    expect(await ratingOf(ipa.id)).toEqual(UNRATED)
  })

  test('when its parcel is cancelled, and only the reviews of that parcel’s beers', async () => {
    const { orderId, ipa, stout, buyer, review } = await aReviewedPurchase()
    await review(stout.id)
    const path = `/purchases/${orderId}/parcels/${ipa.companyId}/cancel`
    expect((await buyer.send('POST', path)).status).toBe(200)
    expect(await ratingOf(ipa.id)).toEqual(UNRATED)
    expect(await ratingOf(stout.id)).toEqual(RATED)
  })

  test('when the buyer’s bank takes the money back', async () => {
    const { services, paymentId, ipa } = await aReviewedPurchase()
    services.payments.change(paymentId, { status: 'charged_back' })
    await settlePayment(services, paymentId)
    expect(await ratingOf(ipa.id)).toEqual(UNRATED)
  })

  test('when all of the money was given back on the provider’s own pages', async () => {
    const { services, orderId, paymentId, ipa } = await aReviewedPurchase()
    services.payments.refundByHand(paymentId, 2350)
    services.payments.change(paymentId, { status: 'refunded' })
    await settlePayment(services, paymentId)
    const [order] = await checkout.db.select().from(orders).where(eq(orders.id, orderId))
    expect(order!.state).toBe('refunded')
    expect(await ratingOf(ipa.id)).toEqual(UNRATED)
  })

  test('when it is owed: a refund that fails is owed still', async () => {
    const { services, orderId, ipa, review, refund } = await aReviewedPurchase()
    const asked = await refund(orderId)
    if ('refused' in asked) throw new Error(asked.refused)
    services.payments.forget((await refundRow(asked.refundId)).paymentId)
    await sendRefund(services, asked.refundId)
    expect((await refundRow(asked.refundId)).state).toBe('failed')
    expect(await ratingOf(ipa.id)).toEqual(UNRATED)
    expect((await review()).status).toBe(403)
  })

  test('hidden ones too', async () => {
    const { orderId, ipa, refund } = await aReviewedPurchase()
    await checkout.db.update(reviews).set({ hiddenAt: new Date() }).where(eq(reviews.beerId, ipa.id))
    await refund(orderId)
    expect(await ratingOf(ipa.id)).toEqual(UNRATED)
    expect(await checkout.db.select().from(reviews).where(eq(reviews.beerId, ipa.id))).toEqual([])
  })

  test('also where it is written at the very moment of the refund', async () => {
    const services = checkout.with()
    const outcomes: number[] = []
    for (let round = 0; round < 8; round++) {
      const buyer = await aLoggedInBuyer(services)
      const beer = await aBeer(checkout.db)
      const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
      const [posted] = await Promise.all([
        buyer.send('POST', '/qualification', { rate: 5, productId: beer.id }),
        requestRefund(services, { orderId, restock: true, reason: 'test' }),
      ])
      outcomes.push(posted.status)
      expect(await ratingOf(beer.id)).toEqual(UNRATED)
    }
    expect(outcomes.every((status) => status === 200 || status === 403)).toBe(true)
  })
})

const refundRow = async (id: string) =>
  (await checkout.db.select().from(refunds).where(eq(refunds.id, id)))[0]!

describe('what cost nothing', () => {
  test('is not reviewed, is in no count of what sold, and comes back without one', async () => {
    const services = checkout.with()
    const buyer = await aLoggedInBuyer(services)
    const beer = await aBeer(checkout.db, { priceCents: 0 })
    const placed = await placeOrder(services, buyer.id, { products: [{ id: beer.id, quantity: 2 }] })
    if ('refused' in placed) throw new Error(placed.refused)
    await settleFreeOrder(services, placed.orderId)
    const review = () => buyer.send('POST', '/qualification', { rate: 5, productId: beer.id })
    expect(await review()).toMatchObject({ status: 403, body: { code: 'bought-for-nothing' } })
    const sold = async () => (await checkout.db.select().from(beers).where(eq(beers.id, beer.id)))[0]!
    expect(await sold()).toMatchObject({ onHand: 8, unitsSold: 0 })
    expect(JSON.stringify((await buyer.send('GET', '/bestsellers')).body)).not.toContain(beer.id)

    const path = `/purchases/${placed.orderId}/parcels/${beer.companyId}/cancel`
    expect((await buyer.send('POST', path)).status).toBe(200)
    expect(await sold()).toMatchObject({ onHand: 10, unitsSold: 0 })
  })

  test('leaves a paid line of the same beer its review, and its units', async () => {
    const services = checkout.with()
    const buyer = await aLoggedInBuyer(services)
    const beer = await aBeer(checkout.db, { priceCents: 450 })
    await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 3 }])
    await checkout.db.update(beers).set({ priceCents: 0 }).where(eq(beers.id, beer.id))
    const placed = await placeOrder(services, buyer.id, { products: [{ id: beer.id, quantity: 2 }] })
    if ('refused' in placed) throw new Error(placed.refused)
    await settleFreeOrder(services, placed.orderId)
    const answer = await buyer.send('POST', '/qualification', { rate: 5, productId: beer.id })
    expect(answer.status).toBe(200)
    const [row] = await checkout.db.select().from(beers).where(eq(beers.id, beer.id))
    expect(row).toMatchObject({ onHand: 5, unitsSold: 3 })
  })
})

describe('a brewery does not review its own beer', () => {
  test.each([
    ['its document', { document: '20333444', phone: '' }, {}],
    ['its document with a nought before it', { document: '20333444', phone: '' }, { document: '020333444' }],
    ['its phone as a mobile’s', { document: '', phone: '+56 9 32 5550100' }, {}],
    ['its document, written otherwise', { document: '20333444', phone: '' }, { document: '20.333.444' }],
    ['its phone, written otherwise', { document: '', phone: '(56) 32-555.01.00' }, {}],
    ['its phone without the country’s code', { document: '', phone: '032 5550100' }, { phone: '0325550100' }],
    ['the end of its phone', { document: '', phone: '325550100' }, {}],
  ])('bought with %s', async (_what, profile, company) => {
    const services = checkout.with()
    const eva = await aLoggedInSeller(services, company)
    const beer = await aBeer(checkout.db, { companyId: eva.id })
    const buyer = await aLoggedInBuyer(services, { profile })
    await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
    const review = () => buyer.send('POST', '/qualification', { rate: 5, productId: beer.id })
    expect(await review()).toMatchObject({ status: 403, body: { code: 'own-brewery' } })
    // And it is not offered.
    const { body } = await buyer.send('GET', `/shoppingHistories?userPersonId=${buyer.id}`)
    expect(body).toMatchObject([{ Items: [{ ProductId: beer.id, noReview: 'own-brewery' }] }])
  })

  test('a phone that was on the order counts, whatever the profile says since', async () => {
    const services = checkout.with()
    const eva = await aLoggedInSeller(services)
    const beer = await aBeer(checkout.db, { companyId: eva.id })
    const buyer = await aLoggedInBuyer(services)
    const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
    await checkout.db.update(orders).set({ phone: '+56 32 5550100' }).where(eq(orders.id, orderId))
    const answer = await buyer.send('POST', '/qualification', { rate: 5, productId: beer.id })
    expect(answer).toMatchObject({ status: 403, body: { code: 'own-brewery' } })
  })

  test('who has no document and no phone is not taken for a brewery that has none either', async () => {
    const services = checkout.with()
    const beer = await aBeer(checkout.db)
    const buyer = await aLoggedInBuyer(services, { profile: { document: '', phone: '' } })
    await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
    const answer = await buyer.send('POST', '/qualification', { rate: 5, productId: beer.id })
    expect(answer.status).toBe(200)
  })
})
