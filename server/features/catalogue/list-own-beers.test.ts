import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OwnBeer } from '#contract/catalogue.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()
const services = () => makeTestServices(database)

test('a seller sees all their beers, newest first, three a page, with what is kept about each', async () => {
  const eva = await aLoggedInSeller(services())
  const facts = { companyId: eva.id }
  await aBeer(database.db, { ...facts, name: 'Primera', onHand: 9, reserved: 2 })
  await aBeer(database.db, { ...facts, name: 'Guardada', available: false })
  await aBeer(database.db, { ...facts, name: 'Vencida', bestBefore: '2020-01-01', pastDate: true })
  await aBeer(database.db, { ...facts, name: 'Bloqueada', blocked: true, edition: 4 })
  await aBeer(database.db, { name: 'Ajena' })

  const page = async (query = '') =>
    (await eva.send('GET', `/company/${eva.id}/beers${query}`)).body as { products: OwnBeer[] }
  expect(await page()).toMatchObject({
    total: 4,
    totalPages: 2,
    products: [
      { name: 'Bloqueada', blocked: true, status: false, edition: 4 },
      { name: 'Vencida', pastDate: true, status: true },
      { name: 'Guardada', status: false, pastDate: false },
    ],
  })
  expect(await page('?pag=2')).toMatchObject({
    total: 4,
    products: [{ name: 'Primera', onHand: 9, held: 2, stock: 7, blocked: false }],
  })
  expect(await page('?pag=9')).toEqual({ products: [], total: 4, totalPages: 2 })
  expect(await page('?pag=')).toEqual(await page('?pag=1'))
  expect((await eva.send('GET', `/company/${eva.id}/beers?pag=0`)).status).toBe(400)

  const admin = await aLoggedInAdmin(services())
  expect((await admin.send('GET', `/company/${eva.id.toUpperCase()}/beers`)).body).toEqual(await page())
})

test('a seller finds their own beers as the shop finds beers, in whatever state, and nobody else’s', async () => {
  const eva = await aLoggedInSeller(services())
  const facts = { companyId: eva.id }
  await aBeer(database.db, { ...facts, name: 'Zorzal de invierno', available: false })
  await aBeer(database.db, { ...facts, name: 'Tordo', type: 'Stout' })
  await aBeer(database.db, { name: 'Zorsal' })
  const find = async (q: string, pag = 1) =>
    (await eva.send('GET', `/company/${eva.id}/beers?q=${encodeURIComponent(q)}&pag=${pag}`)).body
  const zorzal = { name: 'Zorzal de invierno', status: false, edition: 1 }
  expect(await find('invierno zor')).toMatchObject({
    total: 1,
    totalPages: 1,
    match: 'all',
    products: [zorzal],
  })
  // Another brewery's beer is called so: to this one it is a typo.
  expect(await find('zorsal')).toMatchObject({ total: 1, match: 'typo', products: [zorzal] })
  expect(await find('negra')).toMatchObject({ total: 1, products: [{ name: 'Tordo' }] })
  expect(await find('zorzal', 2)).toMatchObject({ total: 1, products: [] })
  expect(await find('quetzal')).toEqual({ products: [], total: 0, totalPages: 0 })
})

test('it is nobody else’s', async () => {
  const eva = await aLoggedInSeller(services())
  const rival = await aLoggedInSeller(services())
  const admin = await aLoggedInAdmin(services())
  const path = `/company/${eva.id}/beers`
  expect((await sendJson(services(), 'GET', path)).status).toBe(401)
  expect((await (await aLoggedInBuyer(services())).send('GET', path)).status).toBe(403)
  expect((await rival.send('GET', path)).body).toMatchObject({ code: 'user-not-found' })
  for (const id of [randomUUID(), 'constructor', eva.userId]) {
    expect((await admin.send('GET', `/company/${id}/beers`)).status).toBe(404)
    expect((await rival.send('GET', `/company/${id}/beers`)).status).toBe(404)
  }
  const { id } = await aCompany(database.db)
  expect((await admin.send('GET', `/company/${id}/beers`)).body).toEqual({
    products: [],
    total: 0,
    totalPages: 0,
  })
})
