import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Figures } from '#contract/figures.ts'
import { reviews, stockMovements } from '#database/schema.ts'
import { shopDay } from '#server/shop-day.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aChargebackOf, aRefundOf, aSale } from '#tests/factories/a-sale.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()
const services = (settings: Record<string, string> = {}) => makeTestServices(database, settings)

/** A brewery with a beer at U$S 4.50, and a way to ask for its figures. */
async function aBrewery(settings: Record<string, string> = {}) {
  const { db } = database
  const seller = await aLoggedInSeller(services(settings))
  const beer = await aBeer(db, { companyId: seller.id })
  const ask = (query: string) => seller.send('GET', `/company/${seller.id}/figures?${query}`)
  const figures = async (query: string) => {
    const { status, body } = await ask(query)
    expect([status, body]).toMatchObject([200, {}])
    return body as Figures
  }
  return {
    seller,
    beer,
    ask,
    figures,
    sell: (at: string, quantity = 1) => aSale(db, at, [{ beer, quantity }]),
  }
}

async function aReview(beerId: string, rate: number, at: string) {
  const buyerId = (await aBuyer(database.db)).id
  await database.db.insert(reviews).values({ beerId, buyerId, rate, createdAt: new Date(at) })
}

const unitsOf = ({ buckets }: Figures) => buckets.map(({ units }) => units)

describe('days are the shop’s', () => {
  test('a sale at 23:59 in Buenos Aires belongs to that day, one at midnight to the next', async () => {
    const { sell, figures } = await aBrewery()
    await sell('2026-03-02T02:59:59Z', 1)
    await sell('2026-03-02T03:00:00Z', 2)
    await sell('2026-03-03T02:59:59.999Z', 4)
    await sell('2026-03-03T03:00:00Z', 8)
    const { buckets } = await figures('from=2026-03-01&to=2026-03-02')
    expect(buckets).toMatchObject([
      { from: '2026-03-01', to: '2026-03-01', units: 1, sales: 4.5 },
      { from: '2026-03-02', to: '2026-03-02', units: 6, sales: 27 },
    ])
  })

  test('of a shop elsewhere they are others', async () => {
    const { sell, figures } = await aBrewery({ SHOP_TIMEZONE: 'Asia/Kathmandu' })
    await sell('2026-03-01T18:14:59Z', 1)
    await sell('2026-03-01T18:15:00Z', 2)
    expect(unitsOf(await figures('from=2026-03-01&to=2026-03-02'))).toEqual([1, 2])
  })

  test('a day of 23 or 25 hours loses and doubles nothing', async () => {
    const { sell, figures } = await aBrewery({ SHOP_TIMEZONE: 'America/Santiago' })
    // Chile's clocks went back on 5 April 2026 at 03:00 UTC.
    for (const at of [
      '2026-04-04T03:00:00Z',
      '2026-04-05T02:59:00Z',
      '2026-04-05T03:30:00Z',
      '2026-04-05T04:00:00Z',
    ])
      await sell(at)
    expect(unitsOf(await figures('from=2026-04-03&to=2026-04-06'))).toEqual([0, 3, 1, 0])
  })

  test('nothing said: the last 30 days, today being the last', async () => {
    const { sell, figures } = await aBrewery()
    await sell(new Date().toISOString(), 3)
    const { buckets, total, by } = await figures('')
    expect([by, buckets.length, total.to]).toEqual(['day', 30, shopDay(services().env)])
    expect(buckets.at(-1)).toMatchObject({ units: 3 })
  })
})

describe('parts of a period', () => {
  test('weeks from Monday on, and nothing is nought', async () => {
    const { sell, figures } = await aBrewery()
    await sell('2026-03-08T12:00:00Z', 1)
    await sell('2026-03-09T12:00:00Z', 2)
    await sell('2026-03-23T12:00:00Z', 4)
    const { buckets } = await figures('from=2026-03-04&to=2026-03-23&by=week')
    expect(buckets.map(({ from, to, units }) => [from, to, units])).toEqual([
      ['2026-03-04', '2026-03-08', 1],
      ['2026-03-09', '2026-03-15', 2],
      ['2026-03-16', '2026-03-22', 0],
      ['2026-03-23', '2026-03-23', 4],
    ])
    expect(buckets[2]).toEqual({
      from: '2026-03-16',
      to: '2026-03-22',
      units: 0,
      sales: 0,
      refundedUnits: 0,
      refunded: 0,
      reviews: 0,
      rating: null,
    })
  })

  test('months', async () => {
    const { sell, figures } = await aBrewery()
    await sell('2026-01-31T23:00:00Z', 1)
    await sell('2026-03-31T23:00:00Z', 2)
    expect(unitsOf(await figures('from=2026-01-01&to=2026-03-31&by=month'))).toEqual([1, 0, 2])
  })

  test('totals beside those of as many days before', async () => {
    const { sell, figures } = await aBrewery()
    await sell('2026-03-09T12:00:00Z', 4)
    await sell('2026-03-10T12:00:00Z', 1)
    await sell('2026-03-11T12:00:00Z', 2)
    await sell('2026-03-07T12:00:00Z', 99)
    const { total, before } = await figures('from=2026-03-10&to=2026-03-11')
    expect(total).toMatchObject({ units: 3, sales: 13.5, orders: 2, from: '2026-03-10', to: '2026-03-11' })
    expect(before).toMatchObject({ units: 4, sales: 18, orders: 1, from: '2026-03-08', to: '2026-03-09' })
  })
})

test('what was refunded stands apart, with the sale that it takes from', async () => {
  const { sell, figures, beer } = await aBrewery()
  await sell('2026-03-10T12:00:00Z', 1)
  const sold = await sell('2026-03-11T12:00:00Z', 3)
  await aRefundOf(database.db, sold, { beer, quantity: 2 })
  const { buckets, total, bestBeers } = await figures('from=2026-03-10&to=2026-03-11')
  expect(buckets).toMatchObject([
    { units: 1, refundedUnits: 0, refunded: 0 },
    { units: 3, sales: 13.5, refundedUnits: 2, refunded: 9 },
  ])
  expect(total).toMatchObject({ units: 4, sales: 18, refundedUnits: 2, refunded: 9 })
  expect(bestBeers).toMatchObject([{ id: beer.id, units: 4, refunded: 9 }])
})

test('money that was charged back is all refunded', async () => {
  const { sell, figures } = await aBrewery()
  const sold = await sell('2026-03-10T12:00:00Z', 2)
  await aChargebackOf(database.db, sold)
  expect((await figures('from=2026-03-10&to=2026-03-10')).total).toMatchObject({ sales: 9, refunded: 9 })
})

test('of an order of two breweries each sees its own lines', async () => {
  const [one, other] = [await aBrewery(), await aBrewery()]
  await aSale(database.db, '2026-03-10T12:00:00Z', [
    { beer: one.beer, quantity: 2 },
    { beer: other.beer, quantity: 5 },
  ])
  for (const [brewery, units] of [
    [one, 2],
    [other, 5],
  ] as const) {
    const { total, bestBeers } = await brewery.figures('from=2026-03-10&to=2026-03-10')
    expect([total.units, total.orders, bestBeers.map(({ id }) => id)]).toEqual([units, 1, [brewery.beer.id]])
  }
})

test('the best beers are those of which most was sold, with their picture of today', async () => {
  const { seller, beer, sell, figures } = await aBrewery()
  const dear = await aBeer(database.db, { companyId: seller.id, name: 'Cara', priceCents: 9900 })
  await aSale(database.db, '2026-03-10T12:00:00Z', [{ beer: dear, quantity: 1 }])
  await sell('2026-03-11T12:00:00Z', 2)
  const { bestBeers } = await figures('from=2026-03-10&to=2026-03-11')
  expect(bestBeers).toMatchObject([
    { id: beer.id, name: 'Ñandú IPA', units: 2, sales: 9 },
    { id: dear.id, name: 'Cara', units: 1, sales: 99 },
  ])
  expect(bestBeers[0]!.image).toMatch(new RegExp(`^/labels/${beer.id}`))
})

test('reviews: how many, and their mean, when they were written', async () => {
  const { beer, figures } = await aBrewery()
  await aReview(beer.id, 2, '2026-03-09T23:00:00Z')
  await aReview(beer.id, 5, '2026-03-11T02:59:00Z')
  await aReview(beer.id, 4, '2026-03-10T12:00:00Z')
  await aReview(beer.id, 4, '2026-03-10T12:00:00Z')
  await aReview((await aBeer(database.db)).id, 1, '2026-03-10T12:00:00Z')
  const { buckets, total, before } = await figures('from=2026-03-10&to=2026-03-11')
  expect(buckets).toMatchObject([
    { reviews: 3, rating: 4.3 },
    { reviews: 0, rating: null },
  ])
  expect([total.rating, before.reviews, before.rating]).toEqual([4.3, 1, 2])
})

test('what runs out, and how long it lasts at the pace of late', async () => {
  const { seller, figures } = await aBrewery()
  const few = (name: string, facts: object = {}) =>
    aBeer(database.db, {
      companyId: seller.id,
      name,
      onHand: 5,
      createdAt: new Date('2026-01-01T00:00:00Z'),
      ...facts,
    })
  const sells = await few('Se vende')
  const orderId = randomUUID()
  await database.db.insert(stockMovements).values([
    { beerId: sells.id, units: -70, cause: 'sold', orderId },
    { beerId: sells.id, units: 10, cause: 'restocked', orderId },
    { beerId: sells.id, units: -500, cause: 'sold', orderId, at: sql`now() - interval '31 days'` },
  ])
  await few('Apartada', { onHand: 9, reserved: 4 })
  await few('Agotada', { onHand: 0 })
  await few('Bastante', { onHand: 6 })
  await few('Guardada', { available: false })
  const { runningOut } = await figures('from=2026-03-10&to=2026-03-10')
  expect(runningOut).toMatchObject([
    // 60 in 30 days are 2 a day.
    { name: 'Se vende', stock: 5, soldLately: 60, daysLeft: 2 },
    { name: 'Agotada', stock: 0, soldLately: 0, daysLeft: null },
    { name: 'Apartada', stock: 5, daysLeft: null },
  ])
  expect(runningOut).toHaveLength(3)
})

test('the pace of a young beer is that of its life so far', async () => {
  const { seller, figures } = await aBrewery()
  const young = await aBeer(database.db, { companyId: seller.id, onHand: 3 })
  await database.db
    .insert(stockMovements)
    .values({ beerId: young.id, units: -3, cause: 'sold', orderId: randomUUID() })
  expect((await figures('')).runningOut).toMatchObject([{ stock: 3, soldLately: 3, daysLeft: 1 }])
})

describe('who may see them', () => {
  test('the company itself and admins; to other sellers it is not there', async () => {
    const { seller, sell } = await aBrewery()
    await sell('2026-03-10T12:00:00Z', 2)
    const [rival, admin, buyer] = [
      await aLoggedInSeller(services()),
      await aLoggedInAdmin(services()),
      await aLoggedInBuyer(services()),
    ]
    for (const path of ['figures', 'figures.csv', 'sales.csv']) {
      const at = `/company/${seller.id}/${path}`
      expect((await rival.send('GET', at)).body).toMatchObject({ code: 'user-not-found' })
      expect((await buyer.send('GET', at)).status).toBe(403)
      expect((await sendJson(services(), 'GET', at)).status).toBe(401)
      expect((await admin.send('GET', `/company/${randomUUID()}/${path}`)).status).toBe(404)
      expect((await admin.send('GET', `/company/nadie/${path}`)).status).toBe(404)
    }
    const at = `/company/${seller.id}/figures?from=2026-03-10&to=2026-03-10`
    expect((await admin.send('GET', at)).body).toMatchObject({ total: { units: 2 } })
    expect((await seller.send('GET', at.replace(seller.id, seller.id.toUpperCase()))).status).toBe(200)
  })
})

test.each([
  ['from=2026-02-30', { from: 'Elige una fecha que exista.' }],
  ['to=ayer', { to: 'Elige una fecha que exista.' }],
  ['from=1999-12-31', { from: 'Elige una fecha desde el año 2000.' }],
  ['from=0000-01-01&to=0000-01-02', { from: expect.any(String), to: expect.any(String) }],
  ['by=year', { by: expect.any(String) }],
  ['from=2026-03-02&to=2026-03-01', { to: 'El período termina antes de empezar.' }],
  ['since=2026-03-02', { since: expect.any(String) }],
  ['from=2000-01-01&by=day', { by: expect.any(String) }],
])('%s is refused at its field', async (query, fields) => {
  const { status, body } = await (await aBrewery()).ask(query)
  expect([status, body]).toMatchObject([400, { code: 'malformed', fields }])
})

test('empty values are not set', async () => {
  expect((await (await aBrewery()).figures('from=&to=&by=')).buckets).toHaveLength(30)
})
