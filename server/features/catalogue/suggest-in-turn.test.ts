import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Suggestions } from '#contract/suggestions.ts'
import { beers, companies } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()

async function ask(q: string) {
  const answer = await createApp(makeTestServices(database)).request(
    `/api/suggest?q=${encodeURIComponent(q)}`,
  )
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Suggestions }
}

/** All that is suggested, by name. */
async function namesFor(q: string): Promise<string[]> {
  const { status, body } = await ask(q)
  expect(status).toBe(200)
  return [
    ...body.types,
    ...body.companies.map(({ company }) => company),
    ...body.beers.map(({ name }) => name),
  ]
}

beforeAll(async () => {
  const { db } = database
  const marmot = await aCompany(db, { company: 'Cervecería Marmota Roja' })
  await aBeer(db, { companyId: marmot.id, name: 'Ñandú Sur', type: 'Stout' })
  await aBeer(db, { companyId: marmot.id, name: 'Frambuesal', type: 'Sour Beer' })
  await aBeer(db, { companyId: marmot.id, name: 'Honey Dorada', type: 'Ale' })
  await aBeer(db, { companyId: marmot.id, name: 'Marmoleada', type: 'Ale', available: false })
  const shut = await aCompany(db, { company: 'Marmota Apagada' })
  await aBeer(db, { companyId: shut.id, name: 'Marmolina' })
  await db.update(companies).set({ active: false }).where(eq(companies.id, shut.id))
  await aCompany(db, { company: 'Marmota Vacía' })
})

test.each([
  ['ña', ['Ñandú Sur']],
  ['NAND', ['Ñandú Sur']],
  ['sur nandu', ['Ñandú Sur']],
  ['marmo', ['Cervecería Marmota Roja']],
  ['marmota fram', ['Frambuesal']],
  ['frambuesal stout', []],
  ['stout nan', ['Ñandú Sur']],
  ['sto', ['Stout']],
  ['negra', ['Stout']],
  ['neg', ['Stout']],
  ['azed', ['Sour Beer']],
  ['miel', ['Honey Dorada']],
  ['porter', []],
  ['frambuesla', ['Frambuesal']],
  ['farmbue', ['Frambuesal']],
  ['marmtoa', ['Cervecería Marmota Roja']],
  ['fra s', ['Frambuesal']],
  ['f s', []],
  ['%_(', []],
  [' f ', []],
  ['', []],
])('«%s» suggests %j', async (typed, names) => {
  expect(await namesFor(typed)).toEqual(names)
})

test('at most eight, a few of them breweries; a name that is typed as a whole comes first, what is sold out last', async () => {
  for (let number = 0; number < 10; number++) {
    const company = await aCompany(database.db, { company: `Zorzal ${number}` })
    await aBeer(database.db, {
      ...{ companyId: company.id, name: `Zorzal número ${number}`, type: 'Bock' },
      onHand: number === 9 ? 0 : 1,
    })
  }
  await aBeer(database.db, { name: 'Zorzal', type: 'Bock' })
  const { body } = await ask('zorzal')
  expect([body.companies.length, body.beers.length, body.types]).toEqual([3, 5, []])
  expect(body.beers[0]).toMatchObject({ name: 'Zorzal', company: expect.stringMatching(/^Birra del Valle/) })
  expect(body.beers.map(({ name }) => name)).not.toContain('Zorzal número 9')
})

test('what went off sale a moment ago is not suggested', async () => {
  const services = makeTestServices(database)
  const app = createApp(services)
  const beer = await aBeer(database.db, { name: 'Fugaz Extraña' })
  const found = async () => {
    const answer = await app.request('/api/suggest?q=fugaz')
    return ((await answer.json()) as Suggestions).beers
  }
  expect(await found()).toHaveLength(1)
  await database.db.update(beers).set({ available: false }).where(eq(beers.id, beer.id))
  expect(await found()).toEqual([])
})

test('who asks for nothing is told so in words', async () => {
  const answer = await createApp(makeTestServices(database)).request('/api/suggest')
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ fields: { q: 'Información requerida' } }),
  ])
})

test('caches keep what is the same for everybody, for a minute; what is no search is refused and kept by none', async () => {
  expect((await ask('nandu')).headers.get('cache-control')).toBe('public, max-age=60')
  for (const wrong of ['x'.repeat(61), 'a\u0000b']) {
    const { status, headers } = await ask(wrong)
    expect([status, headers.get('cache-control')]).toEqual([400, null])
  }
})

test('while the index is read, who types is told to wait', async () => {
  const services = makeTestServices(database)
  const never = { ...services.search, suggest: () => new Promise<never>(() => {}) }
  const answer = await createApp({ ...services, search: never }).request('/api/suggest?q=nandu')
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'search-too-slow'])
})

test('who asks much at once waits for themself alone', async () => {
  const services = makeTestServices(database)
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  const search = {
    ...services.search,
    suggest: async () => {
      await slow
      return { beers: [], companies: [], types: [] }
    },
  }
  const app = createApp({ ...services, search })
  const asks = Array.from({ length: 12 }, () => app.request('/api/suggest?q=nandu'))
  const sentAway = await Promise.race(asks.slice(6))
  expect([sentAway.status, (await sentAway.json()).code]).toEqual([503, 'too-many-searches'])
  finish()
  expect((await asks[0]!).status).toBe(200)
})
