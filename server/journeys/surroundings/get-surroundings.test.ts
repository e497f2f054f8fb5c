import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { OTHER_BEERS } from '#contract/limits.ts'
import type { Surroundings } from '#contract/surroundings.ts'
import { companies } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()

beforeEach(async () => {
  await database.pool.query('TRUNCATE beers CASCADE')
})

async function around(id: string, isRead = true) {
  const services = makeTestServices(database)
  if (isRead) await services.search.ready()
  const answer = await createApp(services).request(`/api/product/${id}/surroundings`)
  return { status: answer.status, body: (await answer.json()) as Surroundings }
}

test('tells of the brewery, how many beers it has, and others that can be bought, the best rated first', async () => {
  const company = await aCompany(database.db, { story: 'Desde un galpón.' })
  const brew = (given: Parameters<typeof aBeer>[1]) => aBeer(database.db, { companyId: company.id, ...given })
  const rated = (stars: number) => ({
    rating: stars,
    ratingCount: 40,
    ratingSum: 40 * stars,
    soldCents: 20_000,
  })
  const one = await brew({ name: 'Faro', type: 'IPA', ibu: 58, abvPercent: 6.4, ...rated(5) })
  await brew({ name: 'Floja', ...rated(2) })
  await brew({ name: 'Linda', ...rated(5) })
  await brew({ name: 'Agotada', onHand: 0, ...rated(5) })
  for (let number = 0; number < OTHER_BEERS; number++) await brew({ name: `Tercera ${number}`, ...rated(4) })
  await aBeer(database.db, { name: 'De otra', ...rated(5) })
  const { body } = await around(one.id)
  expect(body.brewery).toMatchObject({
    id: company.id,
    story: 'Desde un galpón.',
    beers: 4 + OTHER_BEERS,
  })
  expect(body.others).toHaveLength(OTHER_BEERS)
  expect(body.others[0]!.name).toBe('Linda')
  expect(body.tastes).toEqual(['hoppy', 'bitter'])
  expect(body.labelColour).toMatch(/^#[\da-f]{6}$/)
})

test('a photograph has no colour of a label', async () => {
  const one = await aBeer(database.db, { image: '/media/abcdefghijklmnopqrstuv-10x10' })
  expect((await around(one.id)).body.labelColour).toBeNull()
})

test('waits for no index: what needs none is told without', async () => {
  const one = await aBeer(database.db)
  const { status, body } = await around(one.id, false)
  expect(status).toBe(200)
  expect(body.others).toEqual([])
  expect(body.brewery?.id).toBe(one.companyId)
})

test('of a brewery that the public does not see nothing is told', async () => {
  const one = await aBeer(database.db)
  await database.db.update(companies).set({ active: false }).where(eq(companies.id, one.companyId))
  const { body } = await around(one.id)
  expect([body.brewery, body.others]).toEqual([null, []])
})

test('there is nothing around what there is not', async () => {
  expect((await around(randomUUID())).status).toBe(404)
  expect((await around('nada')).status).toBe(404)
})
