import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BreweryHealth } from '#contract/brewery-health.ts'
import { HEALTH_LEAST_PARCELS } from '#contract/limits.ts'
import {
  breweryHealth,
  orderMessages,
  orderThreads,
  parcelEvents,
  parcels,
  payments,
  reviews,
} from '#database/schema.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aComplaint, aPromise } from '#tests/factories/a-complaint.ts'
import { aSale } from '#tests/factories/a-sale.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { escalateOverdue } from '../complaints/escalate-complaints.ts'
import { breweriesToCount, countHealth } from './count-health.ts'

const checkout = useCheckout()
const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR)

/** As if an hour had gone by since it was counted. */
async function countAnew(companyId: string): Promise<void> {
  await checkout.db.update(breweryHealth).set({ countedAt: sql`counted_at - interval '1 hour'` })
  await countHealth(checkout.db, companyId)
}

/** A brewery with one beer at U$S 4.50, and an admin who looks at how it does. */
async function aBrewery() {
  const services = checkout.with()
  const [admin, seller] = [await aLoggedInAdmin(services), await aLoggedInSeller(services)]
  const beer = await aBeer(checkout.db, { companyId: seller.id, priceCents: 450, onHand: 1000 })
  const health = async () => {
    await countAnew(seller.id)
    const { status, body } = await admin.send('GET', `/admin/companies/${seller.id}/health`)
    expect(status).toBe(200)
    return body as BreweryHealth
  }
  /** Paid so many hours ago, and sent so many hours after that; null: never. */
  const sell = async (hoursAgo: number, sentAfter: number | null, quantity = 2) => {
    const at = ago(hoursAgo)
    const sale = await aSale(checkout.db, at.toISOString(), [{ beer, quantity }])
    const parcel = { orderId: sale.orderId, companyId: seller.id }
    await checkout.db
      .update(parcels)
      .set({ createdAt: at, ...(sentAfter !== null && { state: 'shipped' as const }) })
      .where(eq(parcels.orderId, sale.orderId))
    if (sentAfter !== null) {
      const left = { ...parcel, fromState: 'pending', toState: 'shipped', userId: seller.userId }
      await checkout.db.insert(parcelEvents).values({ ...left, at: ago(hoursAgo - sentAfter) })
      // Corrected later: it left when it first did.
      await checkout.db
        .insert(parcelEvents)
        .values({ ...left, fromState: 'shipped', at: ago(Math.max(hoursAgo - sentAfter - 100, 0)) })
    }
    return sale
  }
  return { services, admin, seller, beer, health, sell }
}

test('what left late and what waits too long is late; what still has time, or was not to leave, is not judged', async () => {
  const { services, health, sell } = await aBrewery()
  expect(await health()).toMatchObject({
    parcels: 0,
    judged: 0,
    latePercent: null,
    hours: null,
    rating: null,
  })
  for (let count = 0; count < 15; count++) await sell(200, 24)
  for (let count = 0; count < 3; count++) await sell(200, 80)
  await sell(100, null)
  await sell(100, null)
  await sell(24, null)
  const back = await sell(100, null)
  const owed = await requestRefund(services, { orderId: back.orderId, restock: true, reason: 'broken' })
  expect(owed).toMatchObject({ refundId: expect.any(String) })
  const cancelled = await sell(100, null)
  await checkout.db.update(parcels).set({ state: 'cancelled' }).where(eq(parcels.orderId, cancelled.orderId))
  // A hundred days ago is no part of it.
  await sell(100 * 24, null)
  const told = await health()
  expect(told).toMatchObject({ parcels: 23, judged: 20, late: 5, latePercent: 25 })
  expect([told.sold, told.refunded]).toEqual([23 * 9, 9])
  expect(told.refundedPercent).toBe(4.3)
})

test('a part of an order that goes back is that part of the money, and fewer than twenty are no share', async () => {
  const { services, beer, health, sell } = await aBrewery()
  const { orderId } = await sell(50, 10, 4)
  for (let count = 2; count < HEALTH_LEAST_PARCELS; count++) await sell(200, 24)
  const lines = [{ beerId: beer.id, quantity: 1 }]
  await requestRefund(services, { orderId, lines, restock: false, reason: 'broken' })
  expect(await health()).toMatchObject({
    ...{ parcels: HEALTH_LEAST_PARCELS - 1, judged: HEALTH_LEAST_PARCELS - 1, late: 0 },
    ...{ latePercent: null, refundedPercent: null, complaintsPercent: null, refunded: 4.5 },
  })
  await sell(200, 24)
  expect(await health()).toMatchObject({ latePercent: 0, complaintsPercent: 0, refundedPercent: 2.4 })
})

test('half of what was asked was answered within so many hours; what waits counts until now', async () => {
  const { seller, health, sell } = await aBrewery()
  const thread = async (
    waiting: number | null,
    ...said: [author: 'buyer' | 'brewery', hoursAgo: number][]
  ) => {
    const { orderId } = await sell(300, 24)
    const parcel = { orderId, companyId: seller.id }
    await checkout.db.insert(orderThreads).values({
      ...{ ...parcel, lastAt: ago(said.at(-1)![1]) },
      waitingSince: waiting === null ? null : ago(waiting),
    })
    await checkout.db.insert(orderMessages).values(
      said.map(([author, hoursAgo]) => ({
        ...{ ...parcel, author, key: crypto.randomUUID(), text: 'Hola', at: ago(hoursAgo) },
      })),
    )
  }
  // Answered in 10 hours (from the first of two in a row), and in 2.
  await thread(
    null,
    ['buyer', 100],
    ['buyer', 95],
    ['brewery', 90],
    ['brewery', 89],
    ['buyer', 80],
    ['brewery', 78],
  )
  expect(await health()).toMatchObject({ asked: 2, unanswered: 0, hours: 6 })
  // The brewery began; and somebody said thanks, which needs no answer.
  await thread(null, ['brewery', 100], ['buyer', 99])
  expect(await health()).toMatchObject({ asked: 2, unanswered: 0, hours: 6 })
  await thread(50, ['buyer', 50])
  expect(await health()).toMatchObject({ asked: 3, unanswered: 1, hours: 10 })
})

test('complaints are counted with those that came before the administration, and reviews with their mean', async () => {
  const services = checkout.with()
  const { complaint, act, answer, units, seller, beer } = await aComplaint(services)
  const admin = await aLoggedInAdmin(services)
  const health = async () => {
    await countAnew(seller.id)
    return (await admin.send('GET', `/admin/companies/${seller.id}/health`)).body as BreweryHealth
  }
  expect(await health()).toMatchObject({ complaints: 1, escalated: 0, asked: 1, unanswered: 1, hours: 0 })
  await answer(complaint, { answer: 'again', edition: 0 })
  expect(await health()).toMatchObject({ asked: 1, unanswered: 0 })
  await answer(complaint, { answer: 'some', lines: units(1), edition: 1 })
  expect((await act('escalate', { edition: 2 })).status).toBeLessThan(300)
  for (const rate of [5, 4]) {
    await checkout.db
      .insert(reviews)
      .values({ beerId: beer.id, buyerId: (await aBuyer(checkout.db)).id, rate })
  }
  expect(await health()).toMatchObject({ complaints: 1, escalated: 1, rating: 4.5, reviews: 2 })
})

test('what could not be sent again because a bank asks for its money is not held against a brewery', async () => {
  const services = checkout.with()
  const { complaint, orderId, seller } = await aPromise(services)
  const [payment] = await checkout.db.select().from(payments).where(eq(payments.orderId, orderId))
  services.payments.change(payment!.providerId, { status: 'charged_back' })
  await settlePayment(services, payment!.providerId)
  await escalateOverdue(services, complaint.id)
  const admin = await aLoggedInAdmin(services)
  await countAnew(seller.id)
  const health = await admin.send('GET', `/admin/companies/${seller.id}/health`)
  expect(health.body).toMatchObject({ complaints: 1, escalated: 0 })
})

test('the list has the worst first, sorts by each column, finds names, and leaves out who sold little', async () => {
  const { admin, seller, sell } = await aBrewery()
  for (let count = 0; count < HEALTH_LEAST_PARCELS; count++) await sell(200, 90)
  type List = { breweries: BreweryHealth[]; total: number; totalPages: number }
  await countAnew(seller.id)
  const list = async (query: string) => {
    const { status, body } = await admin.send('GET', `/admin/health${query}`)
    expect([query, status]).toEqual([query, 200])
    return body as List
  }
  const { breweries, total } = await list('')
  expect(breweries[0]).toMatchObject({ companyId: seller.id, latePercent: 100 })
  expect(breweries[0]!.company).toBeTruthy()
  expect(total).toBeGreaterThan(1)
  expect(breweries.at(-1)!.latePercent).toBeNull()
  for (const sort of [
    'company',
    'parcels',
    'late',
    'refunded',
    'complaints',
    'escalated',
    'hours',
    'rating',
  ]) {
    expect((await list(`?sort=${sort}`)).total).toBe(total)
    expect((await list(`?sort=${sort}&dir=asc`)).total).toBe(total)
  }
  const enough = await list('?enough=1')
  expect(enough.breweries.every(({ parcels: count }) => count >= HEALTH_LEAST_PARCELS)).toBe(true)
  expect(enough.breweries.map(({ companyId }) => companyId)).toContain(seller.id)
  await checkout.db.execute(sql`UPDATE companies SET company = 'Única del Sur' WHERE id = ${seller.id}`)
  expect((await list('?q=unica')).breweries.map(({ companyId }) => companyId)).toEqual([seller.id])
  expect((await list('?pag=99')).breweries).toEqual([])
  expect((await admin.send('GET', '/admin/health?sort=luck')).status).toBe(400)
  for (const id of [crypto.randomUUID(), 'nada']) {
    expect((await admin.send('GET', `/admin/companies/${id}/health`)).status).toBe(404)
  }
})

test('of too few for a share those with more late ones come first, after all that have a share', async () => {
  const [shared, calm, worse, better] = [
    await aBrewery(),
    await aBrewery(),
    await aBrewery(),
    await aBrewery(),
  ]
  for (let count = 0; count < HEALTH_LEAST_PARCELS; count++) await shared.sell(200, 24)
  for (let count = 0; count < 9; count++) await calm.sell(200, 24)
  for (let count = 0; count < 4; count++) await worse.sell(200, count ? 24 : 90)
  for (let count = 0; count < 8; count++) await better.sell(200, count ? 24 : 90)
  const own = [shared, worse, better, calm].map(({ seller }) => seller.id)
  for (const id of own) await countAnew(id)
  const order = async (query: string) => {
    const { body } = await shared.admin.send('GET', `/admin/health${query}`)
    const { breweries } = body as { breweries: BreweryHealth[] }
    return breweries.map(({ companyId }) => companyId).filter((id) => own.includes(id))
  }
  expect(await order('')).toEqual(own)
  expect(await order('?sort=late&dir=asc')).toEqual(
    [shared, calm, better, worse].map(({ seller }) => seller.id),
  )
})

test('it is counted once an hour, of whoever sold or was reviewed, in turn', async () => {
  const { seller, health, sell } = await aBrewery()
  await sell(50, 10)
  expect(await breweriesToCount(checkout.db)).toContain(seller.id)
  const { parcels, countedAt } = await health()
  expect([parcels, Date.now() - Date.parse(countedAt!) < 60_000]).toEqual([1, true])
  expect(await breweriesToCount(checkout.db)).not.toContain(seller.id)
  await sell(50, 10)
  await countHealth(checkout.db, seller.id)
  const kept = () => checkout.db.select().from(breweryHealth).where(eq(breweryHealth.companyId, seller.id))
  expect(await kept()).toMatchObject([{ parcels: 1, sold: 900 }])
  await Promise.all([countAnew(seller.id), countHealth(checkout.db, seller.id)])
  expect(await kept()).toMatchObject([{ parcels: 2, sold: 1800 }])
  const { id } = await aLoggedInSeller(checkout.with())
  expect(await breweriesToCount(checkout.db)).not.toContain(id)
})
