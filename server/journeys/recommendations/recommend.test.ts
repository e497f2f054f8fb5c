import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Recommendation } from '#contract/recommendations.ts'
import { TASTES } from '#contract/tastes.ts'
import { type beers, orders, reviews } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aSale } from '#tests/factories/a-sale.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
type Facts = Partial<typeof beers.$inferInsert>
const brew = (facts: Facts) => aBeer(database.db, facts)
const ipa = (name: string, facts: Facts = {}) =>
  brew({ name, description: name, type: 'IPA', ibu: 60, abvPercent: 6.5, ...facts })
const stout = (name: string, facts: Facts = {}) =>
  brew({ name, description: name, type: 'Stout', ibu: 35, abvPercent: 6, ...facts })

beforeEach(async () => {
  await database.pool.query('TRUNCATE beers CASCADE')
})

async function shopOf() {
  const services = makeTestServices(database)
  await services.search.ready()
  return services
}
async function ask(who?: { headers: { cookie: string } }, query = '') {
  const answer = await createApp(await shopOf()).request(`/api/recommendations${query}`, who)
  return { status: answer.status, body: await answer.json() }
}
const names = (beers: Recommendation[]) => beers.map(({ name }) => name)
const rate = (buyerId: string, beerId: string, stars: number) =>
  database.db.insert(reviews).values({ buyerId, beerId, rate: stars })
const dialled = (values: Partial<Record<(typeof TASTES)[number], number>>) =>
  `?${TASTES.map((taste) => `${taste}=${values[taste] ?? 0}`).join('&')}`

test('from the third rating on, what tastes like what was liked comes first, each with its reason, and nothing that is known', async () => {
  const ana = await aLoggedInBuyer(makeTestServices(database))
  const pampa = await ipa('Pampa')
  const night = await stout('Noche')
  const other = await ipa('Otra')
  await ipa('Cerro', { ibu: 61 })
  await stout('Luna')
  await rate(ana.id, pampa.id, 5)
  await rate(ana.id, night.id, 1)
  expect((await ask(ana)).body).toMatchObject({ beers: [], ratings: 2, taste: null })

  await rate(ana.id, other.id, 4)
  const { body } = await ask(ana)
  // Nobody is told that they will like what tastes like what they did not.
  expect(names(body.beers)).toEqual(['Cerro'])
  expect(body.beers[0].reason).toEqual({
    kind: 'beer',
    beer: { name: 'Otra', ABV: 6.5, IBU: 60 },
    shares: ['bitter', 'hoppy'],
  })
  expect(body.standsOn).toEqual([
    { id: other.id, name: 'Otra', stars: 4 },
    { id: night.id, name: 'Noche', stars: 1 },
    { id: pampa.id, name: 'Pampa', stars: 5 },
  ])
  expect(body.taste).toMatchObject({ bitter: 4, hoppy: 4, sour: 0 })
})

test('without an account dials are enough, and say why; others and half ones are refused', async () => {
  await ipa('Cerro')
  await brew({ name: 'Fresca', description: 'Fresca', type: 'Sour Beer', ibu: 5, abvPercent: 4.5 })
  const bitter = await ask(undefined, dialled({ bitter: 4, hoppy: 4, dark: 1, strong: 2, fruity: 2 }))
  expect(names(bitter.body.beers)).toEqual(['Cerro', 'Fresca'])
  expect(bitter.body.beers[0].reason).toEqual({ kind: 'dials', shares: ['bitter', 'hoppy'] })
  expect(
    names((await ask(undefined, dialled({ sour: 4, fruity: 3, dark: 1, strong: 1 }))).body.beers),
  ).toEqual(['Fresca', 'Cerro'])
  expect((await ask()).body).toEqual({ beers: [], standsOn: [], standsOnMore: 0, ratings: 0, taste: null })
  for (const bad of [dialled({ bitter: 5 }), dialled({ bitter: 1.5 }), `${dialled({})}&sweet=1`, '?bitter=x'])
    expect((await ask(undefined, bad)).status).toBe(400)
})

test('a dial that nobody moved weighs nothing', async () => {
  await stout('Negra suave', { ibu: 10, abvPercent: 9 })
  await ipa('Rubia amarga')
  await stout('Negra amarga', { ibu: 60, abvPercent: 9 })
  // As bitter as was asked, both: the newer first, however dark and strong.
  const { body } = await ask(undefined, '?bitter=4')
  expect(names(body.beers)).toEqual(['Negra amarga', 'Rubia amarga', 'Negra suave'])
  expect(body.beers.map(({ reason }: Recommendation) => reason)).toEqual([
    { kind: 'dials', shares: ['bitter'] },
    { kind: 'dials', shares: ['bitter'] },
    expect.objectContaining({ kind: 'different' }),
  ])
  // What was meant besides says another thing.
  expect(names((await ask(undefined, '?bitter=4&dark=0&strong=2&hoppy=4')).body.beers)[0]).toBe(
    'Rubia amarga',
  )
  expect((await ask(undefined, '?')).body.beers).toEqual([])
})

test('only what can be bought, ships to the reader, is not known in another can, and two of a brewery', async () => {
  const ana = await aLoggedInBuyer(makeTestServices(database))
  const [brewery, far] = [await aCompany(database.db), await aCompany(database.db, { shipsTo: ['Chile'] })]
  for (const name of ['Una', 'Dos', 'Tres']) {
    const beer = await ipa(name)
    await rate(ana.id, beer.id, 5)
    await ipa(name, { presentation: 'Barril', companyId: beer.companyId })
  }
  for (let each = 0; each < 4; each++) await ipa(`Suya ${each}`, { companyId: brewery.id })
  await ipa('Lejos', { companyId: far.id })
  await ipa('Agotada', { onHand: 0 })
  await ipa('Guardada', { available: false })
  await ipa('Otra')
  const found = names((await ask(ana)).body.beers)
  expect(found).toHaveLength(3)
  expect(found).toContain('Otra')
  expect(found.filter((name) => name.startsWith('Suya'))).toHaveLength(2)
  // A visitor's country is not known.
  expect(names((await ask(undefined, dialled({ bitter: 4, hoppy: 4 }))).body.beers)).toContain('Lejos')
})

test('sellers and admins have no taste of their own, but may turn the dials', async () => {
  const services = makeTestServices(database)
  await ipa('Cerro')
  for (const who of [await aLoggedInSeller(services), await aLoggedInAdmin(services)]) {
    expect((await ask(who)).body).toMatchObject({ beers: [], ratings: 0 })
    expect(names((await ask(who, dialled({ bitter: 4 }))).body.beers)).toEqual(['Cerro'])
  }
})

test('a brewery that publishes the same again and again, and one that nobody rated, buy no place with it', async () => {
  const ana = await aLoggedInBuyer(makeTestServices(database))
  for (const name of ['Una', 'Dos', 'Tres']) await rate(ana.id, (await ipa(name)).id, 5)
  const brewery = await aCompany(database.db)
  for (let each = 0; each < 40; each++) await ipa(`Copia ${each}`, { companyId: brewery.id })
  for (let each = 0; each < 3; each++) await stout(`Otra ${each}`)
  const found = names((await ask(ana)).body.beers)
  expect(found.filter((name) => name.startsWith('Copia'))).toHaveLength(2)
  expect(found.filter((name) => name.startsWith('Otra'))).toHaveLength(3)
})

test('of many that it stands on, those known last are told, each that a reason names, and how many more there are', async () => {
  const ana = await aLoggedInBuyer(makeTestServices(database))
  await rate(ana.id, (await ipa('Vieja')).id, 5)
  for (let each = 0; each < 14; each++) {
    await rate(ana.id, (await stout(`Nueva ${each}`, { onHand: 0 })).id, 2)
  }
  await ipa('Cerro')
  const { body } = await ask(ana)
  expect(body.beers[0].reason).toMatchObject({ kind: 'beer', beer: { name: 'Vieja' } })
  expect(body.standsOn).toHaveLength(13)
  expect(body.standsOn.at(-1)).toMatchObject({ name: 'Vieja', stars: 5 })
  expect(body.standsOnMore).toBe(2)
})

test('what was bought and not rated is known, and counts as liked once there are ratings', async () => {
  const ana = await aLoggedInBuyer(makeTestServices(database))
  const bought = await stout('Noche')
  const { orderId } = await aSale(database.db, new Date().toISOString(), [{ beer: bought, quantity: 1 }])
  await database.db.update(orders).set({ buyerId: ana.id }).where(eq(orders.id, orderId))
  await stout('Luna')
  await ipa('Cerro')
  expect((await ask(ana)).body).toMatchObject({ beers: [], standsOn: [{ name: 'Noche', stars: null }] })
  for (const each of [1, 2, 3]) {
    const lager = await brew({ name: `Rubia ${each}`, type: 'Lager', ibu: 12, abvPercent: 4.5, onHand: 0 })
    await rate(ana.id, lager.id, 2)
  }
  const { body } = await ask(ana)
  expect(names(body.beers)).toEqual(['Luna', 'Cerro'])
  expect(body.beers[0].reason).toMatchObject({ kind: 'beer', beer: { name: 'Noche' }, shares: ['dark'] })
})
