import { beforeAll, expect, test } from 'vitest'
import type { BeerPage, BeerSummary } from '#contract/catalogue.ts'
import { LAST_BEER_PAGE } from '#contract/limits.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
const BEERS = 40

/** Many of one price, and some sold out: what a list goes on by must tell them apart. */
beforeAll(async () => {
  const company = await aCompany(database.db, { company: 'Cervecería Larga' })
  for (let n = 0; n < BEERS; n++) {
    await aBeer(database.db, { companyId: company.id, priceCents: 300 + (n % 3) * 100, onHand: n % 4 && 10 })
  }
})

async function get(path: string) {
  const answer = await createApp(makeTestServices(database)).request(path)
  return { status: answer.status, link: answer.headers.get('link'), body: await answer.json() }
}

const idsOf = (body: unknown) => (body as BeerPage).products.map(({ id }) => id)

/** Where a `Link` leads; undefined where there is none. */
function nextOf(link: string | null): string | undefined {
  return link?.match(/^<([^>]+)>; rel="next"$/)?.[1]
}

async function byLinks(first: string): Promise<string[][]> {
  const pages: string[][] = []
  for (let path: string | undefined = first; path; ) {
    const { status, link, body } = await get(path)
    expect([path, status]).toEqual([path, 200])
    pages.push(idsOf(body))
    path = nextOf(link)
  }
  return pages
}

test.each([
  'pag=1',
  'order=OrderAscPrice',
  'order=OrderDesPrice',
  'order=OrderAscLitre',
  'order=OrderBestSelling&available=1',
  'order=OrderDesPrice&price=4',
  'name=larga',
])('the links of "%s" lead through the same pages as their numbers, and end with the last', async (query) => {
  const asked = new URLSearchParams(query)
  const { body } = await get(`/api/product?${asked}`)
  const { totalPages, total } = body as BeerPage
  const numbered: string[][] = []
  for (let pag = 1; pag <= totalPages; pag++) {
    asked.set('pag', String(pag))
    numbered.push(idsOf((await get(`/api/product?${asked}`)).body))
  }
  expect(numbered.flat()).toHaveLength(total)
  expect(await byLinks(`/api/product?${query}`)).toEqual(numbered)
})

test('a page that a link leads to still knows its total, and one past the end too', async () => {
  const { link } = await get('/api/product?order=OrderAscPrice')
  expect((await get(nextOf(link)!)).body).toMatchObject({ total: BEERS, totalPages: 4 })
  const past = '/api/product?pag=1&cursor=0.00000000-0000-0000-0000-000000000000'
  expect(await get(past)).toMatchObject({ body: { total: BEERS, products: [] }, link: null })
})

test.each([
  'pag=1&cursor=0199b2a0-0000-7000-8000-000000000000',
  'order=OrderAscPrice&cursor=0199b2a0-0000-7000-8000-000000000000',
  'cursor=450.0199b2a0-0000-7000-8000-000000000000',
  'order=OrderAscPrice&cursor=9999999999.0199b2a0-0000-7000-8000-000000000000',
  'cursor=sold-out',
])('%s goes on from nowhere: a 400 that names the cursor', async (query) => {
  expect(await get(`/api/product?${query}`)).toMatchObject({
    status: 400,
    body: { code: 'malformed', fields: { cursor: expect.any(String) } },
  })
})

test('a page too deep is refused in words; the last that may be asked for is not', async () => {
  expect(await get(`/api/product?pag=${LAST_BEER_PAGE + 1}`)).toMatchObject({
    status: 400,
    body: {
      fields: { pag: `Solo se llega hasta la página ${LAST_BEER_PAGE}: usa la búsqueda o los filtros.` },
    },
  })
  expect((await get(`/api/product?pag=${LAST_BEER_PAGE}`)).body).toMatchObject({ products: [], total: BEERS })
})

test('no more pages are told of than can be opened', async () => {
  const services = makeTestServices(database)
  const many = `INSERT INTO beers (company_id, name, description, type, presentation, abv_percent, price_cents, on_hand)
    SELECT id, 'Una de muchas', '', 'Stout', 'Lata', 5, 450, 1 FROM companies, generate_series(1, 11000) LIMIT 11000`
  await database.pool.query(many)
  // A busy machine reads that many for longer than a list waits for them.
  await services.search.follow()
  const answer = await createApp(services).request('/api/product?type=Stout')
  expect(await answer.json()).toMatchObject({ total: 11_000, totalPages: LAST_BEER_PAGE })
  await database.pool.query(`DELETE FROM beers WHERE type = 'Stout'`)
})

test('the plain list keeps its form beside a cursor', async () => {
  const newest = (await get('/api/product')).body as BeerSummary[]
  const { body } = await get(`/api/product?cursor=${newest[0]!.id}`)
  expect(body).toEqual(newest.slice(1))
})
