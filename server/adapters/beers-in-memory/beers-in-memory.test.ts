import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BeerFilter } from '#contract/beer-filter.ts'
import { BEER_ORDERS } from '#contract/limits.ts'
import { beers, companies, searchChanges } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { createBeersInMemory } from './create-beers-in-memory.ts'

const database = useTestDatabase()

/** Of one process: what it was told stays in its memory. */
function aSearch() {
  const { pool } = database
  const search = createBeersInMemory((query) => pool.query(query))
  const find = (filter: BeerFilter, skip = 0, take = 100, after?: { rank: number; id: string }) =>
    search.find({ filter, today: '2026-03-01', skip, take, after })
  const idsOf = async (name: string) => (await find({ name })).beers.map(({ id }) => id)
  return { ...search, find, idsOf }
}

const change = (id: string, set: Partial<typeof beers.$inferInsert>) =>
  database.db.update(beers).set(set).where(eq(beers.id, id))

test('follows what is written, in every process: words, sale, stock, company, and what is no longer there', async () => {
  const company = await aCompany(database.db, { company: 'Molino Quieto' })
  const beer = await aBeer(database.db, { companyId: company.id, name: 'Zarzamora', onHand: 0 })
  const [one, other] = [aSearch(), aSearch()]
  const both = async (name: string) => {
    const [found, foundToo] = await Promise.all([one.idsOf(name), other.idsOf(name)])
    expect(found).toEqual(foundToo)
    return found
  }
  expect(await both('zarzamora')).toEqual([beer.id])
  await change(beer.id, { name: 'Frambuesal' })
  expect([await both('zarzamora'), await both('frambuesal')]).toEqual([[], [beer.id]])
  await change(beer.id, { available: false })
  expect(await both('frambuesal')).toEqual([])
  await change(beer.id, { available: true })
  expect(await both('frambuesal quieto')).toEqual([beer.id])
  await database.db.update(companies).set({ company: 'Torre Alta' }).where(eq(companies.id, company.id))
  expect([await both('quieto'), await both('torre frambuesal')]).toEqual([[], [beer.id]])
  await database.db.update(companies).set({ active: false }).where(eq(companies.id, company.id))
  expect(await both('frambuesal')).toEqual([])
  await database.db.update(companies).set({ active: true }).where(eq(companies.id, company.id))
  await database.pool.query('DELETE FROM beers WHERE id = $1', [beer.id])
  expect(await both('frambuesal')).toEqual([])
})

test('a change is not missed that is committed after later ones', async () => {
  const search = aSearch()
  const [slow, quick] = [await aBeer(database.db), await aBeer(database.db)]
  await search.ready()
  await database.db.transaction(async (tx) => {
    await tx.update(beers).set({ name: 'Tardísima' }).where(eq(beers.id, slow.id))
    await change(quick.id, { name: 'Tempranera' })
    expect([await search.idsOf('tempranera'), await search.idsOf('tardisima')]).toEqual([[quick.id], []])
  })
  expect(await search.idsOf('tardisima')).toEqual([slow.id])
})

test('a sale writes nothing down for it, unless it takes the last unit or brings a good part more than so far', async () => {
  const beer = await aBeer(database.db, { name: 'Vendedora', onHand: 5 })
  const written = () => database.db.$count(searchChanges, eq(searchChanges.beerId, beer.id))
  const before = await written()
  await change(beer.id, { onHand: 4, unitsSold: 1 })
  expect(await written()).toBe(before)
  await change(beer.id, { onHand: 0 })
  expect(await written()).toBe(before + 1)
  // One hundredth more than it brought so far makes no difference for the order of the best sellers.
  await change(beer.id, { soldCents: 500 })
  await change(beer.id, { soldCents: 505 })
  expect(await written()).toBe(before + 2)
})

test('name comes before brewery before style before description; of equals what is in stock, then what is rated better', async () => {
  const [named, plain] = await Promise.all([
    aCompany(database.db, { company: 'Cactus del Sur' }),
    aCompany(database.db, { company: 'Otra' }),
  ])
  const described = await aBeer(database.db, {
    companyId: plain.id,
    name: 'Uno',
    description: 'Sabe a cactus.',
  })
  const brewed = await aBeer(database.db, { companyId: named.id, name: 'Dos' })
  const soldOut = await aBeer(database.db, { companyId: plain.id, name: 'Cactus', onHand: 0 })
  const best = await aBeer(database.db, { companyId: plain.id, name: 'Cactus' })
  await change(best.id, { ratingCount: 9, ratingSum: 45, rating: 5, soldCents: 90_000 })
  const unrated = await aBeer(database.db, { companyId: plain.id, name: 'Cactus' })
  expect(await aSearch().idsOf('cactus')).toEqual(
    [best, unrated, soldOut, brewed, described].map(({ id }) => id),
  )
})

test.each([
  ['cactus', 'all'],
  ['cacuts', 'typo'],
  ['cactus xylofon', 'any'],
])('«%s» is found by %s', async (name, match) => {
  expect(await aSearch().find({ name })).toMatchObject({ match, beers: [{}, {}, {}, {}, {}] })
})

test('two words without their blank are found as two', async () => {
  expect(await aSearch().find({ name: 'cactusuno' })).toMatchObject({ match: 'typo', total: 1 })
})

test('pages go on after a place, and together are all that was found, each once', async () => {
  const search = aSearch()
  for (const order of [undefined, ...BEER_ORDERS]) {
    const filter = { name: 'cactus', ...(order && { order }) }
    const all = (await search.find(filter)).beers
    const together: typeof all = []
    for (let after = undefined as (typeof all)[number] | undefined; ; after = together.at(-1)) {
      const { beers: page, total } = await search.find(filter, 0, 2, after)
      expect(total).toBe(all.length)
      if (!page.length) break
      together.push(...page)
    }
    expect(together).toEqual(all)
  }
})
