import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { MarketFigures } from '#contract/market-figures.ts'
import { orders, payments, reviews, users } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aChargebackOf, aRefundOf, aSale } from '#tests/factories/a-sale.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

/** The whole market is looked at: each test has days of its own, in which nothing else happens. */
const database = useTestDatabase()
const services = () => makeTestServices(database)

async function figures(query: string): Promise<MarketFigures> {
  const { status, body } = await (await aLoggedInAdmin(services())).send('GET', `/admin/figures?${query}`)
  expect([status, body]).toMatchObject([200, {}])
  return body as MarketFigures
}

const aSoldBeer = (company: string, priceCents: number) =>
  aCompany(database.db, { company }).then(({ id }) => aBeer(database.db, { companyId: id, priceCents }))

/** A payment of an order as the provider told it at an instant. */
async function aPayment(orderId: string, status: string, at: string) {
  const providerId = `${status}-${orderId}`
  const told = { providerId, orderId, amountCents: 1, currency: 'USD', status, rank: 10 }
  await database.db.insert(payments).values({ ...told, createdAt: new Date(at) })
}

test('money, orders and what went back are of everybody’s sales, on the shop’s days', async () => {
  const [one, other] = [await aSoldBeer('Uno', 500), await aSoldBeer('Otra', 1000)]
  await aSale(database.db, '2024-03-09T12:00:00Z', [{ beer: one, quantity: 1 }])
  await aSale(database.db, '2024-03-11T02:59:59Z', [
    { beer: one, quantity: 2 },
    { beer: other, quantity: 3 },
  ])
  const late = await aSale(database.db, '2024-03-11T03:00:00Z', [{ beer: other, quantity: 1 }])
  await aRefundOf(database.db, late, { beer: other, quantity: 1 })
  const { by, total, before, buckets } = await figures('from=2024-03-10&to=2024-03-11')
  expect(by).toBe('day')
  expect(buckets).toMatchObject([
    { from: '2024-03-10', units: 5, sales: 40, orders: 1, refunded: 0 },
    { from: '2024-03-11', units: 1, sales: 10, orders: 1, refunded: 10, refundedUnits: 1 },
  ])
  expect(total).toMatchObject({ units: 6, sales: 50, orders: 2, refunded: 10, averageOrder: 25 })
  expect(before).toMatchObject({
    from: '2024-03-08',
    to: '2024-03-09',
    sales: 5,
    orders: 1,
    averageOrder: 5,
    failedPercent: null,
  })
})

test('of orders that ended unpaid the day counts on which they began; those still open are not over', async () => {
  const beer = await aSoldBeer('Uno', 450)
  for (const [state, at] of [
    ['expired', '2024-04-02T12:00:00Z'],
    ['cancelled', '2024-04-02T13:00:00Z'],
    ['pending', '2024-04-02T13:00:00Z'],
    ['review', '2024-04-02T13:00:00Z'],
    ['expired', '2024-03-31T12:00:00Z'],
  ] as const) {
    const { orderId } = await aSale(database.db, at, [{ beer, quantity: 1 }])
    await database.db.update(orders).set({ state, paidAt: null }).where(eq(orders.id, orderId))
  }
  const charged = await aSale(database.db, '2024-04-02T12:00:00Z', [{ beer, quantity: 2 }])
  await aChargebackOf(database.db, charged)
  const { total, before, buckets } = await figures('from=2024-04-01&to=2024-04-02')
  expect(total).toMatchObject({ orders: 1, unpaidOrders: 2, sales: 9, refunded: 9 })
  expect(buckets.map(({ unpaidOrders }) => unpaidOrders)).toEqual([0, 2])
  expect(before).toMatchObject({ unpaidOrders: 1, orders: 0, averageOrder: null })
})

test('who signed up is counted, imported breweries and admins are not', async () => {
  const at = (createdAt: string) => ({ user: { createdAt: new Date(createdAt) } })
  await aBuyer(database.db, at('2024-05-02T12:00:00Z'))
  await aBuyer(database.db, at('2024-05-03T02:00:00Z'))
  await aBuyer(database.db, at('2024-05-01T02:00:00Z'))
  const admin = await aLoggedInAdmin(services())
  const seller = await aLoggedInSeller(services())
  for (const id of [admin.id, seller.userId]) {
    await database.db
      .update(users)
      .set({ createdAt: new Date('2024-05-01T12:00:00Z') })
      .where(eq(users.id, id))
  }
  await aCompany(database.db, { createdAt: new Date('2024-05-02T12:00:00Z') })
  const { total, before, buckets } = await figures('from=2024-05-01&to=2024-05-02')
  expect(total).toMatchObject({ newBuyers: 2, newCompanies: 1 })
  expect(before).toMatchObject({ newBuyers: 1, newCompanies: 0 })
  expect(buckets).toMatchObject([
    { newBuyers: 0, newCompanies: 1 },
    { newBuyers: 2, newCompanies: 0 },
  ])
})

test('payments that were rejected, and what part of all attempts they are', async () => {
  const beer = await aSoldBeer('Uno', 450)
  const { orderId, paymentId } = await aSale(database.db, '2024-06-02T12:00:00Z', [{ beer, quantity: 1 }])
  await database.db
    .update(payments)
    .set({ createdAt: new Date('2024-06-02T12:00:00Z') })
    .where(eq(payments.providerId, paymentId))
  await aPayment(orderId, 'rejected', '2024-06-02T11:00:00Z')
  await aPayment(orderId, 'pending', '2024-06-01T12:00:00Z')
  const { total, buckets } = await figures('from=2024-06-01&to=2024-06-02')
  expect(total).toMatchObject({ paymentAttempts: 3, failedPayments: 1, failedPercent: 33.3 })
  expect(buckets).toMatchObject([
    { paymentAttempts: 1, failedPayments: 0 },
    { paymentAttempts: 2, failedPayments: 1 },
  ])
})

test('reviews and their mean, without those that an admin hid', async () => {
  const [one, other] = [await aSoldBeer('Uno', 450), await aSoldBeer('Otra', 450)]
  for (const [beer, rate, hidden] of [
    [one, 5, false],
    [other, 4, false],
    [other, 1, true],
  ] as const) {
    const createdAt = new Date('2024-07-02T12:00:00Z')
    const buyerId = (await aBuyer(database.db)).id
    await database.db
      .insert(reviews)
      .values({ beerId: beer.id, buyerId, rate, createdAt, hiddenAt: hidden ? createdAt : null })
  }
  const { total } = await figures('from=2024-07-02&to=2024-07-02')
  expect(total).toMatchObject({ reviews: 2, rating: 4.5 })
})

test('the best: breweries by money, beers by units, ten of each, with their names and pictures', async () => {
  const beers = []
  for (let place = 1; place <= 12; place++) {
    const beer = await aSoldBeer(`Cervecería ${place}`, 10_000 - place * 100)
    beers.push(beer)
    await aSale(database.db, '2024-08-02T12:00:00Z', [{ beer, quantity: place }])
  }
  const cheap = await aBeer(database.db, { companyId: beers[0]!.companyId, name: 'Barata', priceCents: 1 })
  await aSale(database.db, '2024-08-02T12:00:00Z', [{ beer: cheap, quantity: 50 }])
  const { bestCompanies, bestBeers } = await figures('from=2024-08-02&to=2024-08-02')
  expect(bestCompanies.map(({ company }) => company)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((place) => `Cervecería ${place}`),
  )
  expect(bestCompanies[0]).toMatchObject({ units: 12, sales: 1056, refunded: 0 })
  expect(bestCompanies[0]!.image).toMatch(/^\/labels\/companies\//)
  expect(bestBeers.map(({ units }) => units)).toEqual([50, 12, 11, 10, 9, 8, 7, 6, 5, 4])
  expect(bestBeers[0]).toMatchObject({ id: cheap.id, name: 'Barata', company: 'Cervecería 1', sales: 0.5 })
})

test('the same as a file for spreadsheets', async () => {
  const beer = await aSoldBeer('Uno', 450)
  await aSale(database.db, '2024-09-02T12:00:00Z', [{ beer, quantity: 3 }])
  const { headers } = await aLoggedInAdmin(services())
  const answer = await createApp(services()).request('/api/admin/figures.csv?from=2024-09-01&to=2024-09-02', {
    headers,
  })
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="lupulo-mercado-2024-09-01-2024-09-02.csv"',
  )
  expect(parse(await answer.text(), { delimiter: ';', bom: true })).toEqual([
    expect.arrayContaining(['Desde', 'Vendido (U$S)', 'Pedidos pagados', 'Pagos rechazados']),
    ['2024-09-01', '2024-09-01', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', ''],
    ['2024-09-02', '2024-09-02', '13,5', '0', '3', '1', '0', '0', '0', '0', '0', '0', ''],
  ])
})

test('they are for admins, and a period that cannot be is refused at its field', async () => {
  const [admin, seller, buyer] = [
    await aLoggedInAdmin(services()),
    await aLoggedInSeller(services()),
    await aLoggedInBuyer(services()),
  ]
  for (const path of ['/admin/figures', '/admin/figures.csv']) {
    expect((await sendJson(services(), 'GET', path)).status).toBe(401)
    expect((await seller.send('GET', path)).status).toBe(403)
    expect((await buyer.send('GET', path)).status).toBe(403)
    expect(await admin.send('GET', `${path}?from=2026-03-02&to=2026-03-01`)).toMatchObject({
      status: 400,
      body: { code: 'malformed', fields: { to: 'El período termina antes de empezar.' } },
    })
  }
})
