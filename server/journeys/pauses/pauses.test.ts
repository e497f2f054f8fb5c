import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { serializeCart } from '#contract/cart-cookie.ts'
import { isRefusal } from '#contract/errors.ts'
import { PAUSE_MOST_DAYS } from '#contract/limits.ts'
import { beers, companies, orders } from '#database/schema.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { shopDay } from '#server/shop-day.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { addDays } from '../figures/calendar.ts'
import { openPayment } from '../orders/open-payment.ts'
import { placeOrder } from '../orders/place-order.ts'
import { endPauses } from './end-pauses.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** A brewery with two beers of which one is sold out, and how it goes away and comes back. */
async function aBrewery() {
  const services = checkout.with()
  const seller = await aLoggedInSeller(services)
  const beer = await aBeer(checkout.db, { companyId: seller.id, name: 'Bruma' })
  const gone = await aBeer(checkout.db, { companyId: seller.id, name: 'Nada', onHand: 0 })
  const today = shopDay(services.env)
  const page = `/company/${seller.id}/pause`
  const until = addDays(today, 7)
  const pause = (day = until, note = 'Nos vamos al mar.') => seller.send('PUT', page, { until: day, note })
  const read = async (path: string) => (await sendJson(services, 'GET', path)).body
  /** As if so many days had passed since it was said. */
  const letPass = (days: number) =>
    checkout.db
      .update(companies)
      .set({ pausedUntil: sql`paused_until - ${days}::int` })
      .where(eq(companies.id, seller.id))
  return {
    ...{ services, seller, beer, gone, today, page, until, pause, read, letPass },
    order: orderer(services),
  }
}

function orderer(services: ReturnType<typeof checkout.with>) {
  return async (beerId: string, quantity = 1, by?: { id: string }) =>
    placeOrder(services, (by ?? (await aBuyer(checkout.db))).id, { products: [{ id: beerId, quantity }] })
}

test('a brewery goes away for 60 days at most, and is told how many beers that takes off sale', async () => {
  const { seller, page, pause, today, until } = await aBrewery()
  const lastDay = addDays(today, PAUSE_MOST_DAYS)
  expect((await seller.send('GET', page)).body).toEqual({ today, lastDay, pause: null, beers: 1 })
  for (const day of [addDays(today, -1), addDays(lastDay, 1), '2026-02-30', '']) {
    const { status, body } = await pause(day)
    expect([day, status]).toEqual([day, 400])
    expect((body as { fields: Record<string, string> }).fields).toHaveProperty('until')
  }
  expect((await pause(until, 'x'.repeat(141))).status).toBe(400)
  const away = { today, lastDay, pause: { until, note: 'Nos vamos al mar.' }, beers: 1 }
  expect(await pause()).toMatchObject({ status: 200, body: away })
  expect((await pause(lastDay, '')).body).toMatchObject({ pause: { until: lastDay, note: '' } })
  expect((await pause(today)).body).toMatchObject({ pause: { until: today } })
  expect((await seller.send('DELETE', page)).body).toEqual({ today, lastDay, pause: null, beers: 1 })
  expect((await seller.send('DELETE', page)).status).toBe(200)
})

test('its beers are shown with the day, stand with what is sold out, and are not had by any filter', async () => {
  const { services, seller, beer, gone, pause, until, read } = await aBrewery()
  const other = await aBeer(checkout.db, { name: 'Siempre' })
  await pause()
  expect(await read(`/product/${beer.id}`)).toMatchObject({
    pausedUntil: until,
    pauseNote: 'Nos vamos al mar.',
  })
  expect(await read(`/company/${seller.id}`)).toMatchObject({ pause: { until, note: 'Nos vamos al mar.' } })
  const idsOf = async (query: string) =>
    ((await read(`/product?${query}`)) as { products: { id: string }[] }).products.map(({ id }) => id)
  const own = `company=${seller.id}`
  expect(new Set(await idsOf(own))).toEqual(new Set([beer.id, gone.id]))
  expect(await idsOf(`${own}&available=1`)).toEqual([])
  for (const order of ['OrderDesPrice', 'OrderAscPrice', 'OrderStrongest']) {
    const ids = await idsOf(`order=${order}`)
    expect(ids.indexOf(other.id)).toBeLessThan(ids.indexOf(beer.id))
  }
  const facets = async () =>
    ((await read(`/product?${own}&facets=1`)) as { facets: { available: { count: number }[] } }).facets
      .available
  const counted = async () =>
    (
      await services.pool.query('SELECT count(*)::int FROM beers WHERE company_id = $1 AND in_stock', [
        seller.id,
      ])
    ).rows[0].count
  expect((await facets())[0]?.count ?? 0).toBe(await counted())
  expect(await counted()).toBe(0)
  await seller.send('DELETE', `/company/${seller.id}/pause`)
  expect(await idsOf(`${own}&available=1`)).toEqual([beer.id])
  expect((await facets())[0]!.count).toBe(await counted())
  expect(await counted()).toBe(1)
})

test('a beer that is published meanwhile is away too, and comes back with the others', async () => {
  const { services, seller, pause, letPass, today } = await aBrewery()
  await pause()
  const { id } = await aBeer(checkout.db, { companyId: seller.id })
  const isInStock = async () => (await checkout.db.select().from(beers).where(eq(beers.id, id)))[0]!.inStock
  expect(await isInStock()).toBe(false)
  await letPass(7)
  await endPauses(services.db, today)
  expect(await isInStock()).toBe(false)
  await letPass(1)
  await Promise.all([endPauses(services.db, today), endPauses(services.db, today)])
  expect(await isInStock()).toBe(true)
})

test('nothing is ordered of it: cart, order and buying again say until when, by one rule', async () => {
  const { services, beer, pause, until } = await aBrewery()
  const buyer = await aLoggedInBuyer(services)
  const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
  await pause()
  expect(
    await buyer.send('POST', '/create-order', { products: [{ id: beer.id, quantity: 1 }] }),
  ).toMatchObject({
    status: 409,
    body: { code: 'brewery-paused', beers: [{ id: beer.id, name: 'Bruma', until }] },
  })
  const entries = [{ beerId: beer.id, quantity: 2, seenCents: beer.priceCents }]
  const cookie = `${buyer.headers.cookie}; cart=${serializeCart(entries)}`
  const away = { problem: 'paused', pausedUntil: until }
  expect((await sendJson(services, 'GET', '/cart', { headers: { cookie } })).body).toMatchObject({
    total: 0,
    lines: [away],
  })
  expect((await sendJson(services, 'GET', '/cart/units', { headers: { cookie } })).body).toEqual({
    ofBeers: { [beer.id]: 0 },
  })
  expect((await buyer.send('GET', `/purchases/${orderId}/again`)).body).toMatchObject({ lines: [away] })
})

test('what a buyer’s open order holds they may still pay and resume, and no more', async () => {
  const { services, beer, pause, order } = await aBrewery()
  const buyer = await aLoggedInBuyer(services)
  const placed = await order(beer.id, 2, buyer)
  if (isRefusal(placed)) throw new Error('refused')
  await pause()
  const cookie = `${buyer.headers.cookie}; cart=${serializeCart([{ beerId: beer.id, quantity: 2, seenCents: 450 }])}`
  expect((await sendJson(services, 'GET', '/cart', { headers: { cookie } })).body).toMatchObject({
    lines: [{ problem: null, pausedUntil: null }],
  })
  expect((await sendJson(services, 'GET', '/cart/units', { headers: { cookie } })).body).toEqual({
    ofBeers: { [beer.id]: 2 },
  })
  expect(await order(beer.id, 2, buyer)).toMatchObject({ orderId: placed.orderId, isNew: false })
  expect(await order(beer.id, 3, buyer)).toMatchObject({ refused: 'brewery-paused' })
  await openPayment(services, placed.orderId)
  await settlePayment(services, services.payments.pay(placed.orderId))
  const [paid] = await checkout.db.select().from(orders).where(eq(orders.id, placed.orderId))
  expect(paid!.state).toBe('paid')
})

test('its day over, a beer is sold again whether anybody has taken the pause out or not', async () => {
  const { beer, pause, letPass, order, read } = await aBrewery()
  await pause()
  await letPass(7)
  expect(await order(beer.id)).toMatchObject({ refused: 'brewery-paused' })
  await letPass(1)
  expect(await read(`/product/${beer.id}`)).toMatchObject({ pausedUntil: null, pauseNote: '' })
  expect(isRefusal(await order(beer.id))).toBe(false)
})

test('of those who order while a pause begins, who was first has theirs and who comes after sees it', async () => {
  const { seller, pause, order } = await aBrewery()
  for (let round = 0; round < 5; round++) {
    const { id } = await aBeer(checkout.db, { companyId: seller.id, onHand: 50 })
    const buyers = await Promise.all(Array.from({ length: 8 }, () => aBuyer(checkout.db)))
    const [began, ...placed] = await Promise.all([pause(), ...buyers.map((buyer) => order(id, 1, buyer))])
    expect(began.status).toBe(200)
    for (const each of placed) {
      expect('refused' in each ? each.refused : each).toEqual(
        'refused' in each ? 'brewery-paused' : expect.objectContaining({ isNew: true }),
      )
    }
    // Whoever comes when it has begun is late, always.
    expect(await order(id)).toMatchObject({ refused: 'brewery-paused' })
    const won = placed.filter((each) => !('refused' in each)).length
    const [row] = await checkout.db.select().from(beers).where(eq(beers.id, id))
    expect([row!.reserved, row!.paused]).toEqual([won, true])
    await seller.send('DELETE', `/company/${seller.id}/pause`)
  }
})

test('nobody else begins, ends or reads it; the administration sees it on the company’s record', async () => {
  const { services, seller, page, pause, until } = await aBrewery()
  await pause()
  const rival = await aLoggedInSeller(services)
  for (const id of [seller.id, 'x']) {
    const theirs = `/company/${id}/pause`
    expect((await rival.send('GET', theirs)).status).toBe(404)
    expect((await rival.send('PUT', theirs, { until })).status).toBe(404)
    expect((await rival.send('DELETE', theirs)).status).toBe(404)
  }
  expect((await seller.send('GET', page)).body).toMatchObject({ pause: { until } })
  const admin = await aLoggedInAdmin(services)
  expect((await admin.send('GET', `/company/admin/${seller.id}`)).body).toMatchObject({ pause: { until } })
  expect((await seller.send('GET', `/company/${seller.id}/today`)).body).toMatchObject({
    pause: { until },
    soldOut: { count: 1 },
  })
})
