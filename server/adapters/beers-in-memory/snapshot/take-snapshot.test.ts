import { readFileSync, writeFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beers, companies, searchChanges } from '#database/schema.ts'
import type { Ask } from '#database/within-time.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aKeptSearch, aSnapshotFolder, snapshotFile } from '#tests/factories/a-kept-search.ts'

const database = useTestDatabase()
const ask: Ask = (query) => database.pool.query(query)

const change = (id: string, set: Partial<typeof beers.$inferInsert>) =>
  database.db.update(beers).set(set).where(eq(beers.id, id))

/** A folder with a snapshot of the shop as it is. */
async function aSnapshot() {
  const folder = aSnapshotFolder()
  const writer = aKeptSearch(ask, folder)
  await writer.follow()
  expect(writer.told).toEqual([])
  return { folder, writer }
}

test('a start takes it and knows what happened since: published, renamed, sold out, off sale, gone, a brewery that moved', async () => {
  const company = await aCompany(database.db, { company: 'Molino Quieto', country: 'Chile' })
  const some = []
  for (const name of ['Zarzamora', 'Frambuesal', 'Moral', 'Endrinal', 'Quieta']) {
    some.push(await aBeer(database.db, { companyId: company.id, name, onHand: name === 'Endrinal' ? 0 : 9 }))
  }
  const [renamed, soldOut, offSale, gone] = some.map(({ id }) => id) as [string, string, string, string]
  const { folder } = await aSnapshot()

  const published = await aBeer(database.db, { companyId: company.id, name: 'Arándano' })
  await change(renamed, { name: 'Grosella' })
  await change(soldOut, { onHand: 0 })
  await change(offSale, { available: false })
  await database.pool.query('DELETE FROM beers WHERE id = $1', [gone])
  const moved = { company: 'Torre Alta', country: 'Peru' }
  await database.db.update(companies).set(moved).where(eq(companies.id, company.id))

  const started = aKeptSearch(ask, folder)
  await started.ready()
  expect([started.hasReadAnew(), started.refusal()]).toEqual([false, undefined])
  expect(await started.idsOf('zarzamora')).toEqual([])
  expect(await started.idsOf('grosella torre')).toEqual([renamed])
  expect(await started.idsOf('arandano')).toEqual([published.id])
  const anew = aKeptSearch(ask, aSnapshotFolder(), { writes: false })
  for (const filter of [{}, { name: 'torre' }, { available: '1' as const }, { country: ['Peru' as const] }]) {
    expect((await started.find(filter)).beers).toEqual((await anew.find(filter)).beers)
    expect((await started.find(filter)).total).toBe((await anew.find(filter)).total)
  }
  // And goes on from there.
  await change(renamed, { name: 'Saúco' })
  expect(await started.idsOf('sauco')).toEqual([renamed])
})

test('a brewery’s namesake that came since is told from it at the next start', async () => {
  const { id } = await aCompany(database.db, { company: 'Gemela', city: 'Talca' })
  await aBeer(database.db, { companyId: id })
  const { folder } = await aSnapshot()
  await aCompany(database.db, { company: 'Gemela', city: 'Lima' })
  const { facets } = await aKeptSearch(ask, folder).find({})
  expect(facets!.company.map(({ value, name }) => [value, name])).toContainEqual([
    id,
    expect.stringContaining('Talca'),
  ])
})

test('whatever bit of it is another, and wherever it ends, it is refused, and the beers are read anew', async () => {
  const beer = await aBeer(database.db, { name: 'Entera' })
  const { folder } = await aSnapshot()
  const whole = readFileSync(snapshotFile(folder))
  const refused = async (damaged: Uint8Array) => {
    writeFileSync(snapshotFile(folder), damaged)
    const started = aKeptSearch(ask, folder, { writes: false })
    expect(await started.idsOf('entera')).toEqual([beer.id])
    expect([started.hasReadAnew(), started.refusal()]).toEqual([true, expect.any(String)])
  }
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length * 8 - 1), (bit) => {
      const flipped = Buffer.from(whole)
      flipped[bit >> 3]! ^= 1 << (bit & 7)
      return refused(flipped)
    }),
    { numRuns: 150 },
  )
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), (length) => refused(whole.subarray(0, length))),
    { numRuns: 50 },
  )
  await refused(Buffer.concat([whole, whole]).subarray(1))
  writeFileSync(snapshotFile(folder), whole)
  const started = aKeptSearch(ask, folder)
  await started.ready()
  expect(started.hasReadAnew()).toBe(false)
})

test.each([
  [44, undefined],
  [51, 'it is too old'],
])('one of %i minutes ago: %s', async (minutes, why) => {
  await aBeer(database.db)
  const { folder } = await aSnapshot()
  await database.pool.query(`UPDATE search_changes SET at = at - interval '${minutes} minutes'`)
  const started = aKeptSearch(ask, folder)
  await started.ready()
  expect([started.refusal(), started.hasReadAnew()]).toEqual([why, why !== undefined])
})

test('one of another version of the shop, and one whose mark the database has not, are refused', async () => {
  await aBeer(database.db)
  const { folder } = await aSnapshot()
  const other = aKeptSearch(ask, folder, { fingerprint: 'of another version', writes: false })
  await other.ready()
  expect([other.refusal(), other.hasReadAnew()]).toEqual(['it is of another version of the shop', true])
  // As in a copy of the database that is older than the snapshot.
  await database.db.delete(searchChanges)
  const older = aKeptSearch(ask, folder, { writes: false })
  await older.ready()
  expect([older.refusal(), older.hasReadAnew()]).toEqual([expect.stringContaining('another past'), true])
})

test('what two processes wrote at once is one of both, whole', async () => {
  await aBeer(database.db, { name: 'Deprisa' })
  const folder = aSnapshotFolder()
  await Promise.all([1, 2, 3].map(() => aKeptSearch(ask, folder).follow()))
  const started = aKeptSearch(ask, folder)
  expect(await started.idsOf('deprisa')).toHaveLength(1)
  expect(started.hasReadAnew()).toBe(false)
})
