import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getOwed, listOwed } from '#contract/payouts.ts'
import { postRefund } from '#database/ledger/post-refund.ts'
import { refunds } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aChargebackOf, aRefundOf, aSale } from '#tests/factories/a-sale.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
const services = () => makeTestServices(database)

/** A brewery of a name that no other test has, with a beer for 5 dollars, and the admin who pays. */
async function aBrewery(company = `Cervecería ${randomUUID()}`) {
  const [seller, admin] = [await aLoggedInSeller(services(), { company }), await aLoggedInAdmin(services())]
  const beer = await aBeer(database.db, { companyId: seller.id, priceCents: 500, name: 'Puna' })
  const pay = (facts: object = {}) =>
    admin.send('POST', '/payouts', { companyId: seller.id, currency: 'USD', ...facts })
  const owed = async (query = '') =>
    getOwed.response.parse((await admin.send('GET', `/admin/owed/${seller.id}${query}`)).body)
  const listed = async (query: string) => {
    const { status, body } = await admin.send('GET', `/admin/owed?${query}`)
    expect(status).toBe(200)
    return listOwed.response.parse(body)
  }
  const sell = async (at: string, quantity: number) => {
    const sold = await aSale(database.db, at, [{ beer, quantity }])
    await freeParcels(services(), sold.orderId)
    return sold
  }
  return { company, seller, admin, beer, pay, owed, listed, sell, named: `q=${encodeURIComponent(company)}` }
}

test('who is owed something, for how many sales and since when, and when they were paid last', async () => {
  const { company, seller, pay, owed, listed, sell, named } = await aBrewery()
  expect((await listed(named)).companies).toEqual([])
  await sell('2026-03-02T12:00:00Z', 2)
  await sell('2026-03-01T12:00:00Z', 1)
  const facts = {
    companyId: seller.id,
    company,
    seller: 'Eva Ruiz',
    currency: 'USD',
    owed: 15,
    owedDollars: 15,
    sales: 2,
    oldestSale: '2026-03-01T12:00:00.000Z',
    pending: 0,
    pendingDollars: 0,
    pendingSales: 0,
    lastPayout: null,
  }
  expect(await listed(named)).toEqual({
    companies: [{ ...facts, hasAccount: false }],
    total: 1,
    totalPages: 1,
    breweries: 1,
    sums: [{ currency: 'USD', owed: 15, owedBack: 0, pending: 0 }],
  })
  expect(await owed()).toMatchObject({
    ...facts,
    owedBack: 0,
    total: 2,
    rows: [
      { name: 'Puna', date: '2026-03-01T12:00:00.000Z', amount: 1, totalPrice: 5, owed: 5, paidOut: 0 },
      { name: 'Puna', date: '2026-03-02T12:00:00.000Z', amount: 2, totalPrice: 10, owed: 10, paidOut: 0 },
    ],
  })
  await pay()
  expect((await listed(named)).companies).toEqual([])
  const lastPayout = { date: expect.stringMatching(/Z$/), amount: 15 }
  expect(await owed()).toMatchObject({ owed: 0, sales: 0, oldestSale: null, rows: [], lastPayout })
  await sell('2026-03-03T12:00:00Z', 1)
  expect((await listed(named)).companies).toMatchObject([{ owed: 5, sales: 1, lastPayout }])
})

test('what went back is taken off; who was paid before owes it back, and stands at the end', async () => {
  const { pay, owed, listed, sell, beer, seller, named } = await aBrewery()
  const sold = await sell('2026-03-01T12:00:00Z', 4)
  await aRefundOf(database.db, sold, { beer, quantity: 1 })
  expect(await owed()).toMatchObject({ owed: 15, rows: [{ refunded: 5, owed: 15 }] })
  await pay()
  await aRefundOf(database.db, sold, { beer, quantity: 2 })
  expect(await owed()).toMatchObject({ owed: -10, owedBack: -10, rows: [{ paidOut: 15, owed: -10 }] })
  expect(await listed(named)).toMatchObject({
    companies: [{ owed: -10 }],
    sums: [{ owed: 0, owedBack: -10 }],
  })

  const rival = await aBrewery()
  await rival.sell('2026-03-01T12:00:00Z', 1)
  const all = (await rival.listed('')).companies.map(({ companyId }) => companyId)
  expect(all.indexOf(rival.seller.id)).toBeLessThan(all.indexOf(seller.id))

  await sell('2026-03-05T12:00:00Z', 2)
  // Ten dollars of a sale and ten that it owes back: nobody has to pay anybody.
  expect((await listed(named)).companies).toEqual([])
  expect(await owed()).toMatchObject({ owed: 0, owedBack: -10, sales: 2 })
})

test('what has not been sent stands apart, and keeps its company on the list', async () => {
  const { owed, listed, sell, beer, seller, named } = await aBrewery()
  await aSale(database.db, '2026-03-02T12:00:00Z', [{ beer, quantity: 3 }])
  const waiting = { owed: 0, sales: 0, oldestSale: null, pending: 15, pendingSales: 1 }
  expect(await listed(named)).toMatchObject({
    companies: [{ companyId: seller.id, ...waiting }],
    total: 1,
    sums: [{ owed: 0, owedBack: 0, pending: 15 }],
  })
  expect(await owed()).toMatchObject({ ...waiting, rows: [], total: 0, totalPages: 0 })
  await sell('2026-03-03T12:00:00Z', 1)
  const both = { owed: 5, sales: 1, oldestSale: '2026-03-03T12:00:00.000Z', pending: 15, pendingSales: 1 }
  expect(await listed(named)).toMatchObject({ companies: [both], sums: [{ owed: 5, pending: 15 }] })
  expect(await owed()).toMatchObject({ ...both, rows: [{ amount: 1 }], total: 1 })
})

test('who is owed is sorted by name, by what is owed and by what is not free yet, both ways', async () => {
  const word = randomUUID()
  const [one, other] = [await aBrewery(`Alba ${word}`), await aBrewery(`Berro ${word}`)]
  await one.sell('2026-03-01T12:00:00Z', 1)
  await other.sell('2026-03-01T12:00:00Z', 2)
  await aSale(database.db, '2026-03-02T12:00:00Z', [{ beer: one.beer, quantity: 3 }])
  const by = async (query: string) =>
    (await one.listed(`q=${word}&${query}`)).companies.map(({ company }) => company.split(' ')[0])
  expect(await by('')).toEqual(['Berro', 'Alba'])
  expect(await by('sort=owed&dir=asc')).toEqual(['Alba', 'Berro'])
  expect(await by('sort=company')).toEqual(['Alba', 'Berro'])
  expect(await by('sort=company&dir=desc')).toEqual(['Berro', 'Alba'])
  expect(await by('sort=pending')).toEqual(['Alba', 'Berro'])
})

test('money that was charged back is owed to nobody', async () => {
  const { owed, sell } = await aBrewery()
  const sold = await sell('2026-03-01T12:00:00Z', 4)
  await aChargebackOf(database.db, sold)
  expect(await owed()).toMatchObject({ owed: 0, sales: 0 })
})

test('what is shown as owed is what the company sees, and what a payout pays', async () => {
  const { admin, seller, beer, pay, owed, listed, sell, named } = await aBrewery()
  const other = await aBeer(database.db, { companyId: seller.id, priceCents: 333 })
  const { orderId, paymentId } = await aSale(database.db, '2026-03-01T12:00:00Z', [
    { beer, quantity: 2 },
    { beer: other, quantity: 1 },
  ])
  await freeParcels(services(), orderId)
  // Made on the provider's pages: it names no beer, and is shared among all of the order.
  await database.db.transaction(async (tx) => {
    const made = { orderId, paymentId, amountCents: 400, reason: 'provider' }
    const [refund] = await tx.insert(refunds).values(made).returning({ id: refunds.id })
    await postRefund(tx, refund!.id)
  })
  await sell('2026-03-02T12:00:00Z', 1)
  const balance = (await admin.send('GET', `/company/${seller.id}/balance`)).body
  expect(balance).toMatchObject({ balances: [{ owed: 14.33 }] })
  expect((await owed()).owed).toBe(14.33)
  expect((await listed(named)).companies).toMatchObject([{ owed: 14.33, sales: 3 }])
  expect(await pay({ amount: 14.33 })).toMatchObject({ status: 201, body: { amount: 14.33, lines: 3 } })
  expect(await owed()).toMatchObject({ owed: 0, sales: 0 })
})

test('of an order of two breweries each is owed its own lines', async () => {
  const [one, other] = [await aBrewery(), await aBrewery()]
  const { orderId } = await aSale(database.db, '2026-03-01T12:00:00Z', [
    { beer: one.beer, quantity: 1 },
    { beer: other.beer, quantity: 3 },
  ])
  await freeParcels(services(), orderId)
  expect([(await one.owed()).owed, (await other.owed()).owed]).toEqual([5, 15])
})

test('pages of 25, most first; past the end there is nothing, and the sums stay', async () => {
  const name = `Ñandubay ${randomUUID()}`
  let last: Awaited<ReturnType<typeof aBrewery>> | undefined
  for (let place = 1; place <= 26; place++) {
    last = await aBrewery(`${name} ${place}`)
    await last.sell('2026-03-01T12:00:00Z', place)
  }
  // Found whatever its accents and capitals.
  const named = `q=${encodeURIComponent(name.toUpperCase().replace('Ñ', 'n'))}`
  const [first, second, third] = [
    await last!.listed(named),
    await last!.listed(`${named}&pag=2`),
    await last!.listed(`${named}&pag=3`),
  ]
  expect(first.companies.map(({ owed }) => owed)).toEqual(
    Array.from({ length: 25 }, (_row, at) => (26 - at) * 5),
  )
  expect(second.companies.map(({ owed }) => owed)).toEqual([5])
  const sums = { total: 26, totalPages: 2, breweries: 26, sums: [{ owed: 351 * 5, owedBack: 0 }] }
  expect([first, second, third]).toMatchObject([sums, sums, { ...sums, companies: [] }])
})

test('the sales of one company come 25 a page, oldest first', async () => {
  const { owed, sell } = await aBrewery()
  for (let day = 1; day <= 26; day++) await sell(`2026-01-${String(day).padStart(2, '0')}T12:00:00Z`, 1)
  const [first, second] = [await owed(), await owed('?pag=2')]
  expect([first.rows.length, first.total, first.totalPages, second.rows.length]).toEqual([25, 26, 2, 1])
  expect(second.rows[0]!.date).toBe('2026-01-26T12:00:00.000Z')
})

test('a company that is not there is not found', async () => {
  const { admin } = await aBrewery()
  for (const id of [randomUUID(), 'nadie']) {
    expect(await admin.send('GET', `/admin/owed/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'user-not-found' },
    })
  }
})

test('payouts are found by the name of whom they went to', async () => {
  const { admin, sell, pay, named, seller } = await aBrewery()
  await sell('2026-03-01T12:00:00Z', 4)
  await pay()
  expect((await admin.send('GET', `/payouts?${named}`)).body).toMatchObject({
    payouts: [{ companyId: seller.id, amount: 20 }],
    total: 1,
  })
  expect((await admin.send('GET', '/payouts?q=nadie%25')).body).toMatchObject({ payouts: [], total: 0 })
})
