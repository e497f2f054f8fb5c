import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { BeerSummary } from '#contract/catalogue.ts'
import { SIMILAR_BEERS } from '#contract/limits.ts'
import { beers } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
const brew = (given: Parameters<typeof aBeer>[1] = {}) => aBeer(database.db, given)

beforeEach(async () => {
  await database.pool.query('TRUNCATE beers CASCADE')
})

async function similarTo(id: string) {
  const services = makeTestServices(database)
  await services.search.ready()
  const answer = await createApp(services).request(`/api/product/${id}/similar`)
  return { status: answer.status, body: await answer.json() }
}
const namesLike = async (id: string) => ((await similarTo(id)).body as BeerSummary[]).map(({ name }) => name)

test('what tastes most alike comes first: style, then bitterness and strength', async () => {
  const ipa = { type: 'IPA', ibu: 60, abvPercent: 6.5 } as const
  const one = await brew({ ...ipa, name: 'Faro' })
  await brew({ name: 'Noche', type: 'Stout', ibu: 60, abvPercent: 6.5 })
  await brew({ ...ipa, name: 'Doble', ibu: 60, abvPercent: 9 })
  await brew({ ...ipa, name: 'Gemela', ibu: 58, abvPercent: 6.4 })
  await brew({ name: 'Ámbar', type: 'Amber Ale', ibu: 35, abvPercent: 5.5 })
  await brew({ ...ipa, name: 'Sin decir', ibu: null })
  expect(await namesLike(one.id)).toEqual(['Sin decir', 'Gemela', 'Doble', 'Ámbar', 'Noche'])
})

test('of two that are alike the better rated comes first, and stars make nothing alike that is not', async () => {
  const lager = { type: 'Lager', ibu: 15, abvPercent: 4.5 } as const
  const one = await brew({ ...lager, name: 'Faro' })
  const rated = (stars: number) => ({ rating: stars, ratingCount: 40, ratingSum: 40 * stars })
  await brew({ ...lager, ...rated(2), name: 'Floja' })
  await brew({ ...lager, ...rated(5), name: 'Linda' })
  await brew({ ...rated(5), name: 'Agria', type: 'Sour Beer', ibu: 5, abvPercent: 4.5 })
  expect(await namesLike(one.id)).toEqual(['Linda', 'Floja', 'Agria'])
})

test('only what can be bought, two of a brewery, six in all, and not the same beer in a larger can', async () => {
  const company = await aCompany(database.db)
  const one = await brew({ companyId: company.id, name: 'Faro', description: 'Clara.' })
  await brew({ companyId: company.id, name: 'Faro', description: 'Clara.', presentation: 'Barril' })
  for (const name of ['Suya 1', 'Suya 2', 'Suya 3']) await brew({ companyId: company.id, name })
  await brew({ name: 'Agotada', onHand: 0 })
  await brew({ name: 'Guardada', available: false })
  for (let each = 0; each < 6; each++) await brew({ name: `Otra ${each}` })
  const names = await namesLike(one.id)
  expect(names).toHaveLength(SIMILAR_BEERS)
  expect(names.filter((name) => name.startsWith('Suya')).length).toBeLessThanOrEqual(2)
  for (const never of ['Faro', 'Agotada', 'Guardada']) expect(names).not.toContain(never)
})

test('one that is off sale, one that never was and what is no id tell nothing', async () => {
  const hidden = await brew({ available: false })
  const gone = await brew()
  await brew()
  await database.db.update(beers).set({ available: false }).where(eq(beers.id, gone.id))
  for (const id of [hidden.id, gone.id, randomUUID()])
    expect(await similarTo(id)).toEqual({ status: 200, body: [] })
  for (const id of ['x', '%00', "'; --"]) expect((await similarTo(encodeURIComponent(id))).status).toBe(404)
})

test('a brewery that publishes the same beer again and again keeps nobody else out', async () => {
  const company = await aCompany(database.db)
  const one = await brew({ name: 'Faro', type: 'Stout', ibu: 40, abvPercent: 6 })
  for (let each = 0; each < 60; each++)
    await brew({ companyId: company.id, name: `Copia ${each}`, type: 'Stout', ibu: 40, abvPercent: 6 })
  for (let each = 0; each < 4; each++)
    await brew({ name: `Otra ${each}`, type: 'Lager', ibu: 10, abvPercent: 4 })
  const names = await namesLike(one.id)
  expect(names).toHaveLength(SIMILAR_BEERS)
  expect(names.filter((name) => name.startsWith('Copia'))).toHaveLength(2)
})

test('who looks at a beer waits for no index: there is none yet, and it is read for those who come after', async () => {
  const one = await brew({ name: 'Faro' })
  await brew({ name: 'Otra' })
  const services = makeTestServices(database)
  const look = async () => (await createApp(services).request(`/api/product/${one.id}/similar`)).json()
  expect(await look()).toEqual([])
  await services.search.ready()
  expect(await look()).toHaveLength(1)
})
