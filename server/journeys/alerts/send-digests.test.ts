import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { alertChoices, beers, companies, followedCompanies, outbox, savedBeers } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendDigests } from './send-digests.ts'

const database = useTestDatabase()
const services = () => makeTestServices(database)
beforeEach(async () => {
  await database.db.delete(alertChoices)
  await database.db.delete(outbox)
})

/** A buyer in Argentina whose digest is due, and who was last looked after two days ago. */
async function aReader() {
  const { id } = await aBuyer(database.db, { user: { emailVerified: true } })
  const lookedAt = new Date(Date.now() - 2 * 86_400_000)
  await database.db.insert(alertChoices).values({ userId: id, digest: true, lookedAt, digestDue: lookedAt })
  return id
}
const DAYS_AGO_30 = new Date(Date.now() - 30 * 86_400_000)
const anOldBeer = (facts = {}) => aBeer(database.db, { createdAt: DAYS_AGO_30, ...facts })
const saves = (userId: string, beerId: string, centsThen: number) =>
  database.db.insert(savedBeers).values({ userId, beerId, centsThen, since: DAYS_AGO_30 })
const follows = (userId: string, companyId: string) =>
  database.db.insert(followedCompanies).values({ userId, companyId, since: DAYS_AGO_30 })
const price = (beerId: string, priceCents: number) =>
  database.db.update(beers).set({ priceCents }).where(eq(beers.id, beerId))

/** What the next morning's digest says, of each mail. */
async function morning(days = 1) {
  await database.db.update(alertChoices).set({ digestDue: sql`now() - interval '1 second'` })
  await database.db.update(outbox).set({ dedupeKey: sql`id::text` })
  await database.db
    .update(savedBeers)
    .set({ cheaperToldAt: sql`cheaper_told_at - ${days} * interval '1 day'` })
  const before = await database.db.$count(outbox)
  await sendDigests(services())
  const rows = await database.db.select().from(outbox).orderBy(outbox.id)
  return rows.slice(before).map(({ payload }) => payload as Record<string, string>)
}

test('tells once of a price that fell by 5 % and 25 cents, and again only once it is lower still', async () => {
  const ana = await aReader()
  const { id } = await anOldBeer({ priceCents: 500 })
  await saves(ana, id, 500)
  expect(await morning()).toEqual([])
  await price(id, 476)
  expect(await morning()).toEqual([])
  await price(id, 475)
  expect(await morning()).toEqual([{ userId: ana, cheaper: id, arrived: '', fresh: '' }])
  expect(await morning(8)).toEqual([])
  await price(id, 440)
  expect(await morning(0)).toMatchObject([{ cheaper: id }])
  await price(id, 400)
  expect(await morning(6)).toEqual([])
  expect(await morning(1)).toMatchObject([{ cheaper: id }])
  // What went up again and falls once more is news.
  await price(id, 520)
  expect(await morning(7)).toEqual([])
  await price(id, 440)
  expect(await morning()).toMatchObject([{ cheaper: id }])
})

test('of a cheap beer five per cent are nothing, and a quarter dollar is', async () => {
  const ana = await aReader()
  const { id } = await anOldBeer({ priceCents: 76 })
  await saves(ana, id, 100)
  expect(await morning()).toEqual([])
  await price(id, 75)
  expect(await morning()).toMatchObject([{ cheaper: id }])
})

test('tells of new beers and fresh batches of followed breweries, once', async () => {
  const ana = await aReader()
  const company = await aCompany(database.db)
  await follows(ana, company.id)
  const old = await anOldBeer({ companyId: company.id, packagedOn: '2026-01-01' })
  await anOldBeer({ companyId: company.id, name: 'Nothing happened' })
  const yesterday = new Date(Date.now() - 86_400_000)
  const young = await aBeer(database.db, { companyId: company.id, createdAt: yesterday })
  const later = await aBeer(database.db, { companyId: company.id, name: 'Just now' })
  await database.db.update(beers).set({ packagedOn: '2026-02-01' }).where(eq(beers.id, old.id))
  await database.db.update(beers).set({ batchAt: yesterday }).where(eq(beers.id, old.id))
  expect(await morning()).toEqual([{ userId: ana, cheaper: '', arrived: young.id, fresh: old.id }])
  expect(await morning()).toEqual([])
  // What came within the last minutes waited for the next look.
  await database.db.update(alertChoices).set({ lookedAt: sql`looked_at - interval '1 hour'` })
  await database.db
    .update(beers)
    .set({ createdAt: sql`now() - interval '6 minutes'` })
    .where(eq(beers.id, later.id))
  expect(await morning()).toMatchObject([{ arrived: later.id, fresh: '' }])
})

test('only a later packaging is a fresh batch', async () => {
  const beer = await aBeer(database.db, { packagedOn: '2026-02-01' })
  const writes = async (packagedOn: string | null) => {
    await database.db.update(beers).set({ packagedOn }).where(eq(beers.id, beer.id))
    const [row] = await database.db.select().from(beers).where(eq(beers.id, beer.id))
    return row!.batchAt !== null
  }
  expect([await writes('2026-02-01'), await writes('2026-01-15'), await writes(null)]).toEqual([
    false,
    false,
    false,
  ])
  expect([await writes('2026-01-01'), await writes('2026-01-02')]).toEqual([false, true])
})

test('what cannot be bought, or is not sent to the reader, is no news', async () => {
  const ana = await aReader()
  const far = await aCompany(database.db, { shipsTo: ['Chile'] })
  const gone = [{ onHand: 0 }, { available: false }, { blocked: true }, { companyId: far.id }]
  for (const facts of gone) {
    const { id } = await anOldBeer({ priceCents: 100, ...facts })
    await saves(ana, id, 900)
  }
  await follows(ana, far.id)
  await aBeer(database.db, { companyId: far.id, createdAt: new Date(Date.now() - 86_400_000) })
  expect(await morning()).toEqual([])
  await database.db
    .update(companies)
    .set({ shipsTo: ['Argentina'] })
    .where(eq(companies.id, far.id))
  expect(await morning()).toHaveLength(1)
})

test('many readers are shared by processes: one mail each, also when one of them dies on the way', async () => {
  const readers: string[] = []
  const { id } = await anOldBeer({ priceCents: 100 })
  for (let at = 0; at < 120; at++) readers.push(await aReader())
  await Promise.all(readers.map((reader) => saves(reader, id, 900)))
  const enqueue = () => Promise.reject(new Error('killed'))
  const dying = makeTestServices(database, {}, { jobs: { ...services().jobs, enqueue } })
  await expect(sendDigests(dying)).rejects.toThrow('killed')
  await Promise.all([sendDigests(services()), sendDigests(services())])
  const told = (await database.db.select().from(outbox)).map(
    ({ payload }) => (payload as { userId: string }).userId,
  )
  expect(told.toSorted()).toEqual(readers.toSorted())
})
