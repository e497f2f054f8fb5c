import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { beers } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aRefundOf, aSale } from '#tests/factories/a-sale.ts'
import { aLoggedInSeller, PASSWORD } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { aBeerForm } from '#tests/robustness/a-beer-form.ts'

const database = useTestDatabase()
const LIMITED = {
  RATE_LIMITS: 'on',
  UNPROVED_BEERS: '3',
  UNPROVED_BEERS_PER_DAY_BY_ADDRESS: '100',
  BEERS_PER_DAY: '5',
  BEERS_PER_DAY_AT_MOST: '12',
}

async function aSeller(settings: Record<string, string> = {}) {
  const services = makeTestServices(database, { ...LIMITED, ...settings })
  const seller = await aLoggedInSeller(services)
  const publish = (name = 'Quilla') => seller.send('POST', '/product', { ...aBeerForm(), name })
  return {
    ...seller,
    services,
    publish,
    publishAll: async (count: number) => {
      for (let each = 0; each < count; each++) expect((await publish()).status).toBe(201)
    },
    prove: () => database.db.execute(sql`UPDATE users SET email_verified = true WHERE id = ${seller.userId}`),
    room: async () => (await seller.send('GET', `/company/${seller.id}/room`)).body,
    shelf: () => database.db.$count(beers, sql`company_id = ${seller.id}`),
  }
}

test('who has proved nothing publishes at once and has room for a few beers in all; proving it makes room', async () => {
  const seller = await aSeller()
  expect(await seller.room()).toEqual({ proved: false, room: 3, used: 0, left: 3, againAt: null })
  // What is wrong with the form costs nothing.
  expect((await seller.send('POST', '/product', { ...aBeerForm(), price: -1 })).status).toBe(400)
  await seller.publishAll(3)
  expect(await seller.publish()).toMatchObject({
    status: 409,
    body: { code: 'no-room-unproved', message: expect.stringContaining('hay lugar para 3 cervezas') },
  })
  // Beers of other days are there as well.
  await database.db.execute(
    sql`UPDATE beers SET created_at = now() - interval '3 days' WHERE company_id = ${seller.id}`,
  )
  expect((await seller.publish()).body).toMatchObject({ code: 'no-room-unproved' })
  await seller.prove()
  expect(await seller.room()).toMatchObject({ proved: true, room: 5, used: 0, left: 5 })
  await seller.publishAll(5)
})

test('who has proved the e-mail has so much room a day, and is told when there is more', async () => {
  const seller = await aSeller()
  await seller.prove()
  await seller.publishAll(5)
  const refused = await seller.publish()
  expect(refused).toMatchObject({ status: 429, body: { code: 'no-room-today', used: 5 } })
  const seconds = Number(refused.headers.get('retry-after'))
  const { againAt } = (await seller.room()) as { againAt: string }
  expect(Math.abs(Date.parse(againAt) - Date.now() - seconds * 1000)).toBeLessThan(60_000)
  expect(seconds).toBeLessThanOrEqual(25 * 3600)
  await database.db.execute(
    sql`UPDATE beers SET created_at = now() - interval '25 hours' WHERE company_id = ${seller.id}`,
  )
  await seller.publishAll(1)
})

test('each dollar that was sold and stayed sold is room for one more, up to a most; free beer is none', async () => {
  const seller = await aSeller()
  await seller.prove()
  const beer = await aBeer(database.db, { companyId: seller.id, priceCents: 100, createdAt: new Date(0) })
  const free = await aBeer(database.db, { companyId: seller.id, priceCents: 0, createdAt: new Date(0) })
  const now = new Date().toISOString()
  await aSale(database.db, now, [{ beer: free, quantity: 500 }])
  expect(await seller.room()).toMatchObject({ room: 5 })
  const sale = await aSale(database.db, now, [{ beer, quantity: 4 }])
  expect(await seller.room()).toMatchObject({ room: 9 })
  await aRefundOf(database.db, sale, { beer, quantity: 3 })
  expect(await seller.room()).toMatchObject({ room: 6 })
  const back = await aSale(database.db, now, [{ beer, quantity: 4 }])
  await database.db.execute(sql`UPDATE orders SET state = 'charged_back' WHERE id = ${back.orderId}`)
  expect(await seller.room()).toMatchObject({ room: 6 })
  await aSale(database.db, now, [{ beer, quantity: 900 }])
  expect(await seller.room()).toMatchObject({ room: 12, left: 12 })
})

test('requests at the same time do not slip past', async () => {
  const seller = await aSeller()
  const answers = await Promise.all(Array.from({ length: 12 }, () => seller.publish()))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(await seller.shelf()).toBe(3)
})

test('turning a beer off and on and editing it cost nothing, and make no room', async () => {
  const seller = await aSeller()
  await seller.publishAll(3)
  const [beer] = await database.db.select().from(beers).where(sql`company_id = ${seller.id}`).limit(1)
  for (const status of [false, true, false]) {
    const { status: answered } = await seller.send('PUT', `/product/${beer!.id}`, {
      companyId: seller.id,
      status,
    })
    expect(answered).toBe(200)
  }
  expect((await seller.publish()).body).toMatchObject({ code: 'no-room-unproved' })
})

test('unproved companies of one address share its room, an account that was deleted included', async () => {
  await database.db.execute(sql`DELETE FROM rate_limits`)
  const settings = { UNPROVED_BEERS_PER_DAY_BY_ADDRESS: '4' }
  const first = await aSeller(settings)
  await first.publishAll(3)
  expect((await first.send('DELETE', '/account', { currentPassword: PASSWORD })).status).toBe(200)
  const second = await aSeller(settings)
  await second.publishAll(1)
  expect((await second.publish()).body).toMatchObject({ code: 'no-room-unproved' })
  await second.prove()
  await second.publishAll(1)
})

test('nobody reads another company’s room; without limits there is no end to it', async () => {
  const [seller, free] = [await aSeller(), await aSeller({ RATE_LIMITS: 'off' })]
  expect((await seller.send('GET', `/company/${free.id}/room`)).status).toBe(404)
  expect(await free.room()).toEqual({ proved: false, room: null, used: 0, left: null, againAt: null })
})
