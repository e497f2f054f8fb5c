import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { listSellerProducts } from '#contract/admin-products.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()

async function aShop() {
  const services = makeTestServices(database)
  const admin = await aLoggedInAdmin(services)
  const company = await aCompany(database.db)
  const path = `/admin/companies/${company.id}/products`
  const list = async (query = '') =>
    (await admin.send('GET', path + query)).body as ResponseOf<typeof listSellerProducts>
  return { services, admin, company, path, list }
}

test('a beer in whatever state, with each switch apart', async () => {
  const { company, list } = await aShop()
  const companyId = company.id
  const states = [
    { name: 'En venta' },
    { name: 'Guardada', available: false },
    { name: 'Bloqueada', blocked: true },
    { name: 'Las dos', available: false, blocked: true },
    { name: 'Vieja', bestBefore: '2020-01-01' },
  ]
  const made = []
  for (const state of states) made.push(await aBeer(database.db, { companyId, ...state }))
  await aBeer(database.db, { name: 'De otra' })
  const { products, total, totalPages } = await list()
  expect({ total, totalPages }).toEqual({ total: 5, totalPages: 1 })
  const on = { available: true, blocked: false, pastDate: false, status: true }
  expect(products).toMatchObject([
    { name: 'Vieja', ...on, pastDate: true },
    { name: 'Las dos', ...on, available: false, blocked: true, status: false },
    { name: 'Bloqueada', ...on, blocked: true, status: false },
    { name: 'Guardada', ...on, available: false, status: false },
    { name: 'En venta', ...on },
  ])
  const { id, name, type, presentation, priceCents } = made[0]!
  expect(products.at(-1)).toEqual({
    ...on,
    id,
    name,
    type,
    presentation,
    price: priceCents / 100,
    qualification: null,
    qualificationCount: 0,
  })
})

test('25 a page, newest first, each beer on one; found as the shop finds beers, and said how', async () => {
  const { company, admin, path, list } = await aShop()
  for (let at = 0; at < 27; at++) {
    await aBeer(database.db, { companyId: company.id, name: at === 3 ? 'Ñandú 50%' : `Luna ${at}` })
  }
  const pages = [await list(), await list('?pag=2'), await list('?pag=3')]
  expect(pages.map(({ products }) => products.length)).toEqual([25, 2, 0])
  expect(pages[0]).toMatchObject({ total: 27, totalPages: 2, products: { 0: { name: 'Luna 26' } } })
  expect(new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(27)
  for (const [q, match] of [
    ['NANDU', 'all'],
    ['50% ñan', 'all'],
    ['ñandul', 'typo'],
    ['ñandú xylofon', 'any'],
  ] as const) {
    const found = await list(`?q=${encodeURIComponent(q)}`)
    expect(found, q).toMatchObject({ total: 1, totalPages: 1, match, products: [{ name: 'Ñandú 50%' }] })
  }
  const second = await list('?q=luna&pag=2')
  expect([second.total, second.products.length]).toEqual([26, 1])
  expect(await list('?q=%25_')).toEqual({ total: 0, totalPages: 0, products: [] })
  expect((await list('?q=luna&pag=999999')).products).toEqual([])
  for (const wrong of ['pag=0', 'pag=x', 'sort=name', `q=${'x'.repeat(61)}`]) {
    expect((await admin.send('GET', `${path}?${wrong}`)).status, wrong).toBe(400)
  }
})

test('only admins, and only of companies that there are', async () => {
  const { services, admin, path } = await aShop()
  for (const id of [randomUUID(), 'constructor']) {
    expect(await admin.send('GET', `/admin/companies/${id}/products`)).toMatchObject({
      status: 404,
      body: { code: 'user-not-found' },
    })
  }
  for (const who of [await aLoggedInSeller(services), await aLoggedInBuyer(services)]) {
    expect((await who.send('GET', path)).status).toBe(403)
  }
  expect((await sendJson(services, 'GET', path)).status).toBe(401)
})
