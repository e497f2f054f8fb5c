import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { BeerPage, BeerSummary } from '#contract/catalogue.ts'
import { beers } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()

async function get(path: string) {
  const answer = await createApp(makeTestServices(database)).request(`/api${path}`)
  return { headers: answer.headers, body: await answer.json() }
}

const names = (list: { name: string }[]) => list.map(({ name }) => name)

/** Four beers of one brewery; by every order one that is sold out would come first. */
let company: { id: string }
beforeAll(async () => {
  const { db } = database
  company = await aCompany(db)
  const facts = { companyId: company.id, type: 'IPA', volumeMl: 473 } as const
  await aBeer(db, { ...facts, name: 'Agotada y barata', priceCents: 100, onHand: 0, soldCents: 9900 })
  await aBeer(db, { ...facts, name: 'Barata', priceCents: 200, soldCents: 200 })
  await aBeer(db, { ...facts, name: 'Cara', priceCents: 800, soldCents: 1600 })
  await aBeer(db, {
    ...facts,
    name: 'Retenida y cara',
    priceCents: 900,
    onHand: 3,
    reserved: 3,
    soldCents: 9800,
  })
})

test.each([
  ['pag=1', ['Cara', 'Barata', 'Retenida y cara', 'Agotada y barata']],
  ['type=IPA', ['Cara', 'Barata', 'Retenida y cara', 'Agotada y barata']],
  ['name=ipa', ['Cara', 'Barata', 'Retenida y cara', 'Agotada y barata']],
  ['order=OrderAscPrice', ['Barata', 'Cara', 'Agotada y barata', 'Retenida y cara']],
  ['order=OrderAscPrice&type=IPA', ['Barata', 'Cara', 'Agotada y barata', 'Retenida y cara']],
  ['order=OrderDesPrice', ['Cara', 'Barata', 'Retenida y cara', 'Agotada y barata']],
  ['order=OrderAscLitre', ['Barata', 'Cara', 'Agotada y barata', 'Retenida y cara']],
])('/product?%s lists what is sold out last', async (query, expected) => {
  expect(names(((await get(`/product?${query}`)).body as BeerPage).products)).toEqual(expected)
})

test('so do the plain list, the brewery’s page and the best sellers', async () => {
  expect(names((await get('/product')).body as BeerSummary[])).toEqual([
    'Cara',
    'Barata',
    'Retenida y cara',
    'Agotada y barata',
  ])
  const { body } = await get(`/company/${company.id}`)
  expect(names((body as { Products: BeerSummary[] }).Products)).toEqual([
    'Cara',
    'Barata',
    'Retenida y cara',
    'Agotada y barata',
  ])
  expect(names((await get('/bestsellers')).body as BeerSummary[])).toEqual([
    'Cara',
    'Barata',
    'Agotada y barata',
  ])
})

test('the last unit that goes sends a beer back, one that comes brings it forward again', async () => {
  const [beer] = await database.db.select().from(beers).where(eq(beers.name, 'Cara'))
  const first = async () => names(((await get('/product?pag=1')).body as BeerPage).products)[0]
  await database.db.update(beers).set({ reserved: 9 }).where(eq(beers.id, beer!.id))
  expect(await first()).toBe('Cara')
  await database.db.update(beers).set({ reserved: 10 }).where(eq(beers.id, beer!.id))
  expect(await first()).toBe('Barata')
  await database.db.update(beers).set({ reserved: 0 }).where(eq(beers.id, beer!.id))
  expect(await first()).toBe('Cara')
})

test('the plain list goes on from beers in stock to those that are sold out, none twice, none left out', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO beers (company_id, name, description, type, presentation, abv_percent, price_cents, on_hand)
     SELECT $1, 'Lote ' || n, 'x', 'Ale', 'x', 5, 500, (n % 2) * 5 FROM generate_series(1, 2100) AS n RETURNING id`,
    [company.id],
  )
  const seen: BeerSummary[] = []
  for (let path: string | undefined = '/product'; path; ) {
    const { body, headers }: { body: unknown; headers: Headers } = await get(path)
    seen.push(...(body as BeerSummary[]))
    path = /^<\/api(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(rows.length + 4)
  expect(seen).toHaveLength(rows.length + 4)
  const firstGone = seen.findIndex(({ stock }) => stock === 0)
  expect(firstGone).toBe(1052)
  expect(seen.slice(firstGone).every(({ stock }) => stock === 0)).toBe(true)
})
