import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#database/open-pool.ts'
import { beers, companies } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { CatalogueMemory } from './catalogue-memory.ts'
import { listBreweries } from './list-breweries.ts'

const database = useTestDatabase()

async function version(): Promise<string> {
  const { rows } = await database.pool.query('SELECT catalogue_version() AS version')
  return rows[0].version
}

test('a total follows every change of the catalogue, also one that commits out of order', async () => {
  const memory = new CatalogueMemory()
  const total = async () => (await listBreweries(database.pool, memory)).totalBeers
  const beer = await aBeer(database.db)
  expect(await total()).toBe(1)

  let letGo = () => {}
  const began = Promise.withResolvers<void>()
  const slow = database.db.transaction(async (tx) => {
    await aBeer(tx as unknown as Database)
    began.resolve()
    await new Promise<void>((resolve) => {
      letGo = resolve
    })
  })
  await began.promise
  await aBeer(database.db)
  expect(await total()).toBe(2)
  letGo()
  await slow
  expect(await total()).toBe(3)

  await database.db.update(beers).set({ blocked: true }).where(eq(beers.id, beer.id))
  expect(await total()).toBe(2)
  await database.db.update(companies).set({ active: false })
  expect(await total()).toBe(0)
})

test('held units, prices and names leave the version as it is: no brewery has more beers or fewer by them', async () => {
  const beer = await aBeer(database.db)
  const before = await version()
  await database.db
    .update(beers)
    .set({ reserved: 3, priceCents: 1, name: 'Puna', hops: 'Saaz' })
    .where(eq(beers.id, beer.id))
  expect(await version()).toBe(before)
  await database.db.update(beers).set({ available: false }).where(eq(beers.id, beer.id))
  expect(await version()).not.toBe(before)
})

test('old changes are cleared away without bringing an old version back', async () => {
  await database.pool.query("UPDATE catalogue_changes SET at = now() - interval '1 hour'")
  const before = await version()
  await aBeer(database.db)
  const { rows } = await database.pool.query('SELECT count(*)::int AS left FROM catalogue_changes')
  expect(rows[0].left).toBe(1)
  expect(await version()).not.toBe(before)
})

test('the answers that nobody asks for go first', () => {
  const memory = new CatalogueMemory()
  memory.keep('first', '1', 'a')
  for (let at = 0; at < 1999; at++) memory.keep(`filler ${at}`, '1', at)
  expect(memory.recall('first', '1')).toBe('a')
  memory.keep('one more', '1', 'b')
  expect(memory.recall('first', '1')).toBe('a')
  expect(memory.recall('filler 0', '1')).toBeUndefined()
})
