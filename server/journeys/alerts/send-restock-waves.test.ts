import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { RESTOCK_MAILS_PER_DAY } from '#contract/limits.ts'
import {
  alertChoices,
  beers,
  buyers,
  companies,
  outbox,
  restocks,
  savedBeers,
  users,
} from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { whoSaved } from '#tests/factories/who-saved.ts'
import { sendRestockWaves } from './send-restock-waves.ts'

const database = useTestDatabase()
const services = () => makeTestServices(database)
beforeEach(async () => {
  await database.db.delete(restocks)
})
const restock = (id: string, onHand: number) =>
  database.db.update(beers).set({ onHand }).where(eq(beers.id, id))
const itIsTime = () => database.db.update(restocks).set({ waveAt: sql`now() - interval '1 second'` })
const waves = async () => {
  await itIsTime()
  await sendRestockWaves(services())
}
const told = async (beerId: string) =>
  (
    await database.db
      .select({ userId: sql<string>`payload->>'userId'` })
      .from(outbox)
      .where(sql`kind = 'restock' AND payload->>'beerId' = ${beerId}`)
      .orderBy(outbox.createdAt, outbox.id)
  ).map(({ userId }) => userId)
const aSoldOutBeer = (given = {}) => aBeer(database.db, { onHand: 0, ...given })

test('of 10,000 savers and 6 units the first 18 are told, six hours later the next 18', async () => {
  const { id } = await aSoldOutBeer()
  const savers = await whoSaved(database.db, id, 10_000)
  await restock(id, 6)
  await sendRestockWaves(services())
  expect(await told(id)).toEqual([])
  await waves()
  expect((await told(id)).toSorted()).toEqual(savers.slice(0, 18).toSorted())
  await sendRestockWaves(services())
  expect(await told(id)).toHaveLength(18)
  const [next] = await database.db.select().from(restocks).where(eq(restocks.beerId, id))
  expect(Math.round((next!.waveAt.getTime() - Date.now()) / 600_000)).toBe(36)
  await restock(id, 5)
  await waves()
  expect((await told(id)).toSorted()).toEqual(savers.slice(0, 18 + 15).toSorted())
})

test('nothing is told before ten minutes, of what sold out meanwhile, or where a hold just ended', async () => {
  const [gone, held] = [await aSoldOutBeer(), await aBeer(database.db, { onHand: 1, reserved: 1 })]
  for (const { id } of [gone, held]) await whoSaved(database.db, id, 3)
  await database.db.update(beers).set({ reserved: 0 }).where(eq(beers.id, held.id))
  await restock(gone.id, 2)
  const [row, ...others] = await database.db.select().from(restocks)
  expect([row!.beerId, others]).toEqual([gone.id, []])
  expect(Math.round((row!.waveAt.getTime() - Date.now()) / 60_000)).toBe(10)
  await restock(gone.id, 0)
  await waves()
  expect(await told(gone.id)).toEqual([])
  expect(await database.db.select().from(restocks)).toEqual([])
})

test('only who chose it, proved their e-mail and lives where it is sent hears of it', async () => {
  const company = await aCompany(database.db, { shipsTo: ['Argentina', 'Chile'] })
  const beer = await aSoldOutBeer({ companyId: company.id })
  const savers = await whoSaved(database.db, beer.id, 6)
  const [, silent, unproved, off, far] = savers
  await database.db.update(alertChoices).set({ restock: false }).where(eq(alertChoices.userId, silent!))
  await database.db.update(users).set({ emailVerified: false }).where(eq(users.id, unproved!))
  await database.db.update(users).set({ active: false }).where(eq(users.id, off!))
  const elsewhere = { name: 'Bia', lastName: 'Souza', country: 'Brasil', state: 'Bahia', city: 'Salvador' }
  await database.db.insert(buyers).values({ userId: far!, address: 'Rua 1', ...elsewhere })
  await restock(beer.id, 6)
  await waves()
  expect((await told(beer.id)).toSorted()).toEqual([savers[0], savers[5]].toSorted())
})

test('nobody gets more than three a day, and who was passed over is told another day', async () => {
  const ids: string[] = []
  for (let at = 0; at <= RESTOCK_MAILS_PER_DAY; at++) ids.push((await aSoldOutBeer()).id)
  const [ana] = await whoSaved(database.db, ids[0]!, 1)
  for (const beerId of ids.slice(1)) {
    await database.db.insert(savedBeers).values({ userId: ana!, beerId, centsThen: 1 })
  }
  for (const id of ids) await restock(id, 1)
  await waves()
  const all = async () => (await Promise.all(ids.map(told))).flat()
  expect(await all()).toHaveLength(RESTOCK_MAILS_PER_DAY)
  await waves()
  expect(await all()).toHaveLength(RESTOCK_MAILS_PER_DAY)
  await database.db.update(alertChoices).set({ restockDay: '2020-01-01' })
  await waves()
  expect(await all()).toHaveLength(RESTOCK_MAILS_PER_DAY + 1)
})

test('who was told of a beer hears of it again after a week at the earliest', async () => {
  const { id } = await aSoldOutBeer()
  await whoSaved(database.db, id, 1)
  const comesBackAfter = async (days: number) => {
    await database.db.update(outbox).set({ dedupeKey: sql`id::text` })
    await database.db
      .update(savedBeers)
      .set({ restockToldAt: sql`restock_told_at - ${days} * interval '1 day'` })
    await restock(id, 0)
    await restock(id, 1)
    await waves()
    return (await told(id)).length
  }
  expect([await comesBackAfter(0), await comesBackAfter(6), await comesBackAfter(2)]).toEqual([1, 1, 2])
})

test('what is put away with its units waits, and is told of once it is on sale again', async () => {
  const { id } = await aSoldOutBeer({ available: false })
  await whoSaved(database.db, id, 2)
  await restock(id, 1)
  await waves()
  expect(await told(id)).toEqual([])
  await database.db.update(beers).set({ available: true }).where(eq(beers.id, id))
  await waves()
  expect(await told(id)).toHaveLength(2)
})

test('a process that dies in the middle of a wave of thousands has told nobody twice and forgets nobody', async () => {
  const { id } = await aSoldOutBeer()
  const savers = await whoSaved(database.db, id, 1_300)
  await restock(id, 400)
  await itIsTime()
  let transactions = 0
  const enqueue = async () => {
    if (++transactions === 2) throw new Error('killed')
  }
  const dying = makeTestServices(database, {}, { jobs: { ...services().jobs, enqueue } })
  await expect(sendRestockWaves(dying)).rejects.toThrow('killed')
  expect(await told(id)).toHaveLength(500)
  await Promise.all([sendRestockWaves(services()), sendRestockWaves(services())])
  const first = await told(id)
  expect([first.length, new Set(first).size]).toEqual([1_200, 1_200])
  expect(first.toSorted()).toEqual(savers.slice(0, 1_200).toSorted())
  await waves()
  expect((await told(id)).toSorted()).toEqual(savers.toSorted())
})

test('while a brewery is away nobody is told, and its end is no restock; units that came meanwhile are told of after it', async () => {
  const company = await aCompany(database.db)
  const [was, came] = [
    await aBeer(database.db, { companyId: company.id, onHand: 3 }),
    await aSoldOutBeer({ companyId: company.id }),
  ]
  const [, savers] = [await whoSaved(database.db, was.id, 2), await whoSaved(database.db, came.id, 2)]
  const pausedUntil = (day: string | null) =>
    database.db.update(companies).set({ pausedUntil: day }).where(eq(companies.id, company.id))
  await pausedUntil('2999-01-01')
  await restock(came.id, 4)
  await waves()
  expect(await told(came.id)).toEqual([])
  await pausedUntil(null)
  await waves()
  expect(await told(was.id)).toEqual([])
  expect((await told(came.id)).toSorted()).toEqual(savers.toSorted())
})
