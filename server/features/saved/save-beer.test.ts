import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SAVED_BEERS_MAX } from '#contract/limits.ts'
import { beers, savedBeers } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
const services = () => makeTestServices(database)
const savedBy = (userId: string) => database.db.select().from(savedBeers).where(eq(savedBeers.userId, userId))

test('a beer is saved with what it cost then; twice changes nothing, and it is taken off again', async () => {
  const ana = await aLoggedInBuyer(services())
  const beer = await aBeer(database.db, { priceCents: 450 })
  expect((await ana.send('PUT', `/saved/${beer.id}`)).body).toEqual({ beerId: beer.id, saved: true })
  const [first] = await savedBy(ana.id)
  await database.db.update(beers).set({ priceCents: 900 }).where(eq(beers.id, beer.id))
  expect((await ana.send('PUT', `/saved/${beer.id}`)).status).toBe(200)
  expect(await savedBy(ana.id)).toEqual([{ ...first, centsThen: 450 }])
  for (const _twice of [1, 2]) {
    expect((await ana.send('DELETE', `/saved/${beer.id}`)).body).toEqual({ beerId: beer.id, saved: false })
  }
  expect(await savedBy(ana.id)).toEqual([])
})

test('what is unknown, blocked or not on sale is not found, and who cannot buy saves nothing', async () => {
  const ana = await aLoggedInBuyer(services())
  const hidden = await aBeer(database.db, { available: false })
  const blocked = await aBeer(database.db, { blocked: true })
  for (const id of [randomUUID(), 'constructor', hidden.id, blocked.id]) {
    expect((await ana.send('PUT', `/saved/${id}`)).status).toBe(404)
  }
  const beer = await aBeer(database.db)
  for (const somebody of [await aLoggedInSeller(services()), await aLoggedInAdmin(services())]) {
    expect((await somebody.send('PUT', `/saved/${beer.id}`)).status).toBe(403)
  }
})

test('there is room for 1,000: of two at once only one is the last', async () => {
  const ana = await aLoggedInBuyer(services())
  const { id: _id, inStock: _i, onSale: _o, litreCents: _l, standing: _s, ...made } = await aBeer(database.db)
  const rows = await database.db
    .insert(beers)
    .values(Array.from({ length: SAVED_BEERS_MAX - 1 }, (_beer, at) => ({ ...made, name: `Cerveza ${at}` })))
    .returning({ beerId: beers.id })
  await database.db
    .insert(savedBeers)
    .values(rows.map(({ beerId }) => ({ userId: ana.id, beerId, centsThen: 450 })))
  const [one, other] = [await aBeer(database.db), await aBeer(database.db)]
  const answers = await Promise.all([one, other].map(({ id }) => ana.send('PUT', `/saved/${id}`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await savedBy(ana.id)).toHaveLength(SAVED_BEERS_MAX)
  expect((await ana.send('PUT', `/saved/${rows[0]!.beerId}`)).status).toBe(200)
})

test('whoever presses ten thousand hearts a minute is told to wait', async () => {
  const ana = await aLoggedInBuyer(makeTestServices(database, { RATE_LIMITS: 'on', SAVES_PER_HOUR: '2' }))
  const beer = await aBeer(database.db)
  const press = () => ana.send('PUT', `/saved/${beer.id}`)
  expect([(await press()).status, (await press()).status, (await press()).status]).toEqual([200, 200, 429])
})
