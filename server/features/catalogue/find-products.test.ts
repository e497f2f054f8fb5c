import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { findProducts } from '#contract/admin-products.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { beers, companies } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()

async function aDesk(settings = {}) {
  const services = makeTestServices(database, settings)
  const admin = await aLoggedInAdmin(services)
  const ask = (query = '') => admin.send('GET', `/admin/products${query}`)
  const find = async (q: string) =>
    (await ask(`?q=${encodeURIComponent(q)}`)).body as ResponseOf<typeof findProducts>
  return { ask, find }
}

test('beers of all breweries in whatever state, by words, with each switch and whose they are', async () => {
  const { find } = await aDesk()
  const blue = await aCompany(database.db, { company: 'Río Azul' })
  const off = await aCompany(database.db, { company: 'Cerrada', active: false })
  const facts = { companyId: blue.id }
  const dark = await aBeer(database.db, { ...facts, name: 'Noche', type: 'Stout', blocked: true })
  await aBeer(database.db, { ...facts, name: 'Mediodía', type: 'Lager' })
  const grebe = await aBeer(database.db, { companyId: off.id, name: 'Macá tobiano' })
  const found = await find('la negra de rio asul')
  expect(found).toMatchObject({ total: 1, totalPages: 1, match: 'typo' })
  expect(found.products).toEqual([
    {
      ...{ id: dark.id, name: 'Noche', type: 'Stout', presentation: dark.presentation },
      ...{ price: dark.priceCents / 100, qualification: null, qualificationCount: 0 },
      ...{ status: false, available: true, blocked: true, pastDate: false },
      ...{ company: { id: blue.id, company: 'Río Azul' }, companyActive: true },
    },
  ])
  expect((await find('tobiano')).products).toMatchObject([
    { id: grebe.id, status: true, companyActive: false, company: { company: 'Cerrada' } },
  ])
  expect(await find('quetzal')).toEqual({ products: [], total: 0, totalPages: 0 })
})

test('what was committed before is in the answer: a state, a name, a brewery, and what is gone', async () => {
  const { find } = await aDesk()
  const company = await aCompany(database.db, { company: 'Molino' })
  const { id } = await aBeer(database.db, {
    companyId: company.id,
    name: 'Yaguareté',
    available: false,
    onHand: 0,
  })
  const change = (set: Partial<typeof beers.$inferInsert>) =>
    database.db.update(beers).set(set).where(eq(beers.id, id))
  expect((await find('yaguarete')).products).toMatchObject([{ status: false, available: false }])
  await change({ name: 'Carpincho' })
  expect([(await find('yaguarete')).total, (await find('carpincho')).total]).toEqual([0, 1])
  await change({ available: true })
  expect((await find('carpincho')).products).toMatchObject([{ status: true }])
  await change({ blocked: true })
  expect((await find('carpincho')).products).toMatchObject([{ status: false, blocked: true }])
  await database.db.update(companies).set({ company: 'Torre' }).where(eq(companies.id, company.id))
  expect((await find('carpincho torre')).products).toMatchObject([{ company: { company: 'Torre' } }])
  await database.pool.query('DELETE FROM beers WHERE id = $1', [id])
  expect((await find('carpincho')).total).toBe(0)
})

test('without words all of them, the newest first whatever their stock; past the end an empty list', async () => {
  const { ask } = await aDesk()
  const newest = await aBeer(database.db, { name: 'Última', onHand: 0, available: false })
  const { products, total, totalPages } = (await ask()).body as ResponseOf<typeof findProducts>
  expect(products[0]).toMatchObject({ id: newest.id })
  expect([total, totalPages]).toEqual([await database.db.$count(beers), 1])
  const ids = products.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted().reverse())
  expect((await ask('?pag=2')).body).toEqual({ products: [], total, totalPages })
  expect((await ask('?pag=999999')).body).toEqual({ products: [], total, totalPages })
  for (const wrong of ['pag=0', 'sort=name', `q=${'x'.repeat(61)}`]) {
    expect((await ask(`?${wrong}`)).status, wrong).toBe(400)
  }
})

test('while the index is not read in time, it says what the shop says', async () => {
  const { ask } = await aDesk({ SEARCH_TIMEOUT_MS: '20' })
  const client = await database.pool.connect()
  await client.query('BEGIN; LOCK TABLE beers IN ACCESS EXCLUSIVE MODE')
  try {
    expect(await ask('?q=noche')).toMatchObject({ status: 503, body: { code: 'search-too-slow' } })
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})
