import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BeerPage, BeerSummary } from '#contract/catalogue.ts'
import { companies } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()

async function get(path: string) {
  const answer = await createApp(makeTestServices(database)).request(`/api${path}`)
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

async function find(query: string): Promise<string[]> {
  const { body } = await get(`/product?${query}`)
  return (body as BeerPage).products.map((beer) => beer.name)
}

beforeAll(async () => {
  const { db } = database
  const valley = await aCompany(db, { company: 'Birra del Valle' })
  const sao = await aCompany(db, { company: 'Casa São Jorge' })
  await aBeer(db, { companyId: valley.id, name: 'Ñandú IPA', type: 'IPA', priceCents: 450, ibu: 62 })
  await aBeer(db, { companyId: valley.id, name: 'Río Dorado', type: 'Lager', priceCents: 350, ibu: 18 })
  await aBeer(db, { companyId: sao.id, name: 'Cacau 100%', type: 'Porter', priceCents: 800, abvPercent: 8 })
  await aBeer(db, { companyId: sao.id, name: 'Sem amargor', type: 'Sour Beer', priceCents: 799, ibu: null })
  await aBeer(db, { companyId: sao.id, name: 'Apagada', available: false })
  await aBeer(db, { companyId: sao.id, name: 'Bloqueada', blocked: true })
  const closed = await aCompany(db, { company: 'Cerrada' })
  await aBeer(db, { companyId: closed.id, name: 'De una cerrada' })
  await db.update(companies).set({ active: false }).where(eq(companies.id, closed.id))
})

describe('a page of the catalogue', () => {
  test('holds only what is on sale, newest first, with the exact total', async () => {
    const { body } = await get('/product?pag=1')
    expect((body as BeerPage).products.map((beer) => beer.name)).toEqual([
      'Sem amargor',
      'Cacau 100%',
      'Río Dorado',
      'Ñandú IPA',
    ])
    expect(body).toMatchObject({ total: 4, totalPages: 1 })
  })

  test.each([
    ['price=8', ['Sem amargor', 'Río Dorado', 'Ñandú IPA']],
    ['price=4', ['Río Dorado']],
    ['ABV=8', ['Sem amargor', 'Río Dorado', 'Ñandú IPA']],
    ['IBU=20', ['Río Dorado']],
    ['type=IPA', ['Ñandú IPA']],
    ['type=&price=&name=', ['Sem amargor', 'Cacau 100%', 'Río Dorado', 'Ñandú IPA']],
    ['order=OrderAscPrice', ['Río Dorado', 'Ñandú IPA', 'Sem amargor', 'Cacau 100%']],
    ['order=OrderDesPrice', ['Cacau 100%', 'Sem amargor', 'Ñandú IPA', 'Río Dorado']],
    ['qualification=1', []],
  ])('%s finds %j', async (query, names) => {
    expect(await find(query)).toEqual(names)
  })

  test('past the end is empty and still knows its total', async () => {
    expect((await get('/product?pag=9')).body).toEqual({ products: [], total: 4, totalPages: 1 })
  })
})

describe('a name', () => {
  test.each([
    ['nandu', ['Ñandú IPA']],
    ['RÍO', ['Río Dorado']],
    ['sao jorge', ['Sem amargor', 'Cacau 100%']],
    ['100%', ['Cacau 100%']],
    ['1_0', ['Cacau 100%']],
    ['dorrado', ['Río Dorado']],
    ['dordao', ['Río Dorado']],
    ['dorad0', ['Río Dorado']],
    ['drado', ['Río Dorado']],
    ['dxrxdo', []],
    ['rio dorada', ['Río Dorado']],
    ['rio dordao', ['Río Dorado']],
    ['casa sao jrge', ['Sem amargor', 'Cacau 100%']],
    ['riodorado', ['Río Dorado']],
    ['nadu', ['Ñandú IPA']],
    ['cacua 100%', ['Cacau 100%']],
    ['dorado RIO', ['Río Dorado']],
    ['lager', ['Río Dorado']],
    ['valle lager', ['Río Dorado']],
    ['ipa del valle', ['Ñandú IPA']],
    ['jorge porter cacau', ['Cacau 100%']],
    ['jorge portr', ['Cacau 100%']],
    ['lagr valle', ['Río Dorado']],
    ['beer sour', ['Sem amargor']],
    // No beer has both: what has one, of the best match first.
    ['lager jorge', ['Sem amargor', 'Cacau 100%', 'Río Dorado']],
    ['porter valle', ['Río Dorado', 'Ñandú IPA', 'Cacau 100%']],
    ['valle valle valle', ['Río Dorado', 'Ñandú IPA']],
    ['riu dordao', ['Río Dorado']],
    ['doraod brira', ['Río Dorado']],
    ['(dorad', ['Río Dorado']],
    ['.*.*', []],
    ['d'.repeat(25), []],
    ["'; drop table beers; --", []],
    ['\\', []],
  ])('%s finds %j', async (name, names) => {
    expect(await find(`name=${encodeURIComponent(name)}`)).toEqual(names)
  })
})

describe('a malformed query', () => {
  test.each([
    ['price=3', 'price'],
    ['price=abc', 'price'],
    ['IBU=1', 'IBU'],
    ['ABV=2', 'ABV'],
    ['qualification=6', 'qualification'],
    ['type=Cider', 'type'],
    ['order=best', 'order'],
    ['pag=0', 'pag'],
    ['pag=uno', 'pag'],
    ['pag=99999999999', 'pag'],
    ['name=%00', 'name'],
    [`name=${'x'.repeat(200)}`, 'name'],
    ['colour=amber', 'colour'],
  ])('%s is a 400 that names %s', async (query, field) => {
    const { status, body } = await get(`/product?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'malformed', fields: { [field]: expect.any(String) } })
  })
})

test('without a query it is a plain array, newest first', async () => {
  const { body, headers } = await get('/product')
  expect((body as BeerSummary[]).map((beer) => beer.name)[0]).toBe('Sem amargor')
  expect(headers.get('link')).toBeNull()
})

test('a beer of the list has the fields of the specification', async () => {
  const { body } = await get('/product?type=IPA')
  expect((body as BeerPage).products[0]).toMatchObject({
    name: 'Ñandú IPA',
    price: 4.5,
    ABV: 6.5,
    IBU: 62,
    stock: 10,
    status: true,
    qualification: null,
    image: expect.stringMatching(/^\/labels\/[0-9a-f-]{36}\.svg\?v=[0-9a-f]{8}$/),
    company: { company: 'Birra del Valle' },
  })
})
