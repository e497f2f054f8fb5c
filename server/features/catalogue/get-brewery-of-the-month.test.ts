import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { beers, companies } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { CatalogueMemory } from './catalogue-memory.ts'
import { getBreweryOfTheMonth } from './get-brewery-of-the-month.ts'

const database = useTestDatabase()
const JOINED = new Date('2025-01-10T12:00:00Z')

/** The breweries of the test before are none any more. */
beforeEach(() => database.db.update(companies).set({ active: false }))

async function aBrewery(company: string, facts: Partial<typeof companies.$inferInsert> = {}, count = 3) {
  const made = await aCompany(database.db, { company, story: 'Río y leña.', createdAt: JOINED, ...facts })
  for (let at = 0; at < count; at++)
    await aBeer(database.db, { companyId: made.id, name: `${company} ${at}` })
  return made
}

/** Whose month it is, asked by a process that knows nothing yet. */
async function chosenIn(month: string, memory = new CatalogueMemory()) {
  return (await getBreweryOfTheMonth(database.pool, memory, `${month}-15`)).chosen
}
const nameIn = async (month: string, memory?: CatalogueMemory) =>
  (await chosenIn(month, memory))?.brewery.company

const YEAR = Array.from({ length: 24 }, (_, at) => new Date(Date.UTC(2026, at, 1)).toISOString().slice(0, 7))

test('a shop without a brewery that may be drawn has none', async () => {
  await aBrewery('Sin historia', { story: '' })
  await aBrewery('Dos cervezas', {}, 2)
  await aBrewery('Importada', { userId: null })
  await aBrewery('Apagada', { active: false })
  await aBrewery('Espera', { waitsSince: JOINED })
  expect(await chosenIn('2026-03')).toBeNull()
})

test('the month has one brewery, with three of its beers, for whoever asks', async () => {
  for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro']) await aBrewery(name)
  const first = await chosenIn('2026-03')
  expect(first?.brewery).toMatchObject({ story: 'Río y leña.', beers: 3 })
  expect(first?.beers.map(({ company }) => company.company)).toEqual(Array(3).fill(first?.brewery.company))
  expect(await nameIn('2026-03')).toBe(first?.brewery.company)
})

test('no brewery has two months one after the other but where it is alone, and each has its turn', async () => {
  await aBrewery('Sola')
  expect([await nameIn('2026-03'), await nameIn('2026-04')]).toEqual(['Sola', 'Sola'])
  for (const name of ['Otra', 'Tercera', 'Cuarta']) await aBrewery(name)
  const names = await Promise.all(YEAR.map((month) => nameIn(month)))
  expect(new Set(names).size).toBe(4)
})

test('whoever joined in that month stands behind all others', async () => {
  await aBrewery('De antes')
  for (const name of ['A', 'B', 'C', 'D'])
    await aBrewery(name, { createdAt: new Date('2026-03-03T12:00:00Z') })
  const march = await nameIn('2026-03')
  // Who was drawn the month before stands last of all: there is no other of before here.
  expect(['De antes', 'A', 'B', 'C', 'D']).toContain(march)
  await aBrewery('También de antes')
  expect(['De antes', 'También de antes']).toContain(await nameIn('2026-03'))
})

test('where it has sold out the next in line has its turn, in every process at once', async () => {
  for (const name of ['Uno', 'Dos', 'Tres']) await aBrewery(name)
  const memory = new CatalogueMemory()
  const first = await chosenIn('2026-03', memory)
  await database.db.update(beers).set({ onHand: 0 }).where(eq(beers.id, first!.beers[0]!.id))
  const second = await nameIn('2026-03', memory)
  expect(second).not.toBe(first!.brewery.company)
  expect(await nameIn('2026-03')).toBe(second)
})
