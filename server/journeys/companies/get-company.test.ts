import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { CompanyProfile } from '#contract/profiles.ts'
import { beers, companies, users } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()
const services = () => makeTestServices(database)
const visit = (id: string) => sendJson(services(), 'GET', `/company/${id}`)
const NOT_FOUND = { code: 'user-not-found', message: '¡Usuario no encontrado!' }
const namesOf = (body: unknown) => (body as CompanyProfile).Products.map(({ name }) => name)

test('everybody sees the company and its beers on sale, newest first, and nothing of the person', async () => {
  const eva = await aLoggedInSeller(services(), { story: 'Desde 2011.' })
  await aBeer(database.db, { companyId: eva.id, name: 'Primera' })
  await aBeer(database.db, { companyId: eva.id, name: 'Guardada', available: false })
  await aBeer(database.db, { companyId: eva.id, name: 'Bloqueada', blocked: true })
  const newest = await aBeer(database.db, { companyId: eva.id, name: 'Segunda', image: '/media/uno' })
  await aBeer(database.db, { name: 'Ajena' })

  const { status, body } = await visit(eva.id)
  expect([status, body]).toMatchObject([
    200,
    {
      id: eva.id,
      company: expect.stringContaining('Birra del Valle'),
      story: 'Desde 2011.',
      country: 'Chile',
      state: 'Valparaíso',
      city: 'Quilpué',
      Products: [
        { id: newest.id, name: 'Segunda', price: 4.5, ABV: 6.5, stock: 10, image: '/media/uno' },
        {},
      ],
    },
  ])
  expect(Object.keys(body as object).toSorted()).toEqual(
    [
      'Products',
      'city',
      'company',
      'country',
      'hasSeller',
      'id',
      'image',
      'pause',
      'shipsTo',
      'state',
      'story',
    ].toSorted(),
  )
  expect((body as CompanyProfile).image).toMatch(new RegExp(`^/labels/companies/${eva.id}\\.svg\\?v=`))
  expect(namesOf(body)).toEqual(['Segunda', 'Primera'])
  const written = JSON.stringify(body)
  for (const secret of [
    eva.email,
    'Eva',
    'Ruiz',
    '20333444',
    '+5632',
    'Av. Valparaíso',
    eva.userId,
    'onHand',
  ]) {
    expect(written).not.toContain(secret)
  }
  const { send } = await aLoggedInBuyer(services())
  const rival = await aLoggedInSeller(services())
  expect((await send('GET', `/company/${eva.id}`)).body).toEqual(body)
  expect((await rival.send('GET', `/company/${eva.id}`)).body).toEqual(body)
})

test('the company itself and admins see every beer and the whole record', async () => {
  const eva = await aLoggedInSeller(services())
  const admin = await aLoggedInAdmin(services())
  await aBeer(database.db, { companyId: eva.id, name: 'A la venta', onHand: 12, reserved: 2 })
  await aBeer(database.db, { companyId: eva.id, name: 'Guardada', available: false })
  const follower = await aLoggedInBuyer(services())
  await follower.send('PUT', `/followed/${eva.id}`)
  const own = await eva.send('GET', `/company/${eva.id}`)
  expect(own.body).toMatchObject({
    Products: [
      { name: 'Guardada', status: false },
      { name: 'A la venta', status: true, stock: 10, onHand: 12, held: 2, blocked: false },
    ],
    private: {
      id: eva.id,
      name: 'Eva',
      lastName: 'Ruiz',
      email: eva.email,
      document: 20333444,
      phone: '+56325550100',
      address: 'Av. Valparaíso 10',
      role: 'Company',
      status: true,
      pendingEmail: null,
      emailVerified: false,
      hasPassword: true,
      followers: 1,
    },
  })
  expect(JSON.stringify(own.body)).not.toContain(follower.id)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect((await admin.send('GET', `/company/${eva.id}`)).body).toEqual(own.body)
})

test('who is not there is not found: unknown, no id, switched off, deleted, not filled in', async () => {
  const admin = await aLoggedInAdmin(services())
  const rival = await aLoggedInSeller(services())
  for (const id of [randomUUID(), 'constructor', '1', "' or 1=1"]) {
    expect([
      (await visit(encodeURIComponent(id))).status,
      (await visit(encodeURIComponent(id))).body,
    ]).toEqual([404, NOT_FOUND])
  }
  const { id: buyerId } = await aLoggedInBuyer(services())
  expect((await visit(buyerId)).status).toBe(404)

  const [off, fired, gone, empty] = [
    await aLoggedInSeller(services()),
    await aLoggedInSeller(services()),
    await aLoggedInSeller(services()),
    await aLoggedInSeller(services(), { company: '', country: '', state: '', city: '' }),
  ]
  await database.db.update(companies).set({ active: false }).where(eq(companies.id, off.id))
  await database.db.update(users).set({ active: false }).where(eq(users.id, fired.userId))
  await database.db
    .update(users)
    .set({ active: false, deletedAt: sql`now()` })
    .where(eq(users.id, gone.userId))
  for (const { id } of [off, fired, gone, empty]) {
    expect((await visit(id)).body).toEqual(NOT_FOUND)
    expect((await rival.send('GET', `/company/${id}`)).body).toEqual(NOT_FOUND)
    expect((await admin.send('GET', `/company/${id}`)).status).toBe(200)
  }
  expect((await admin.send('GET', `/company/${off.id}`)).body).toMatchObject({ private: { status: false } })
  // Deactivated, they have no session any more: they see what strangers see.
  expect((await off.send('GET', `/company/${off.id}`)).status).toBe(404)
  expect((await empty.send('GET', `/company/${empty.id}`)).status).toBe(200)
})

test('an imported company has a face and nobody who logs in', async () => {
  const company = await aCompany(database.db, {
    userId: null,
    country: 'United States',
    state: 'OR',
    city: 'Bend',
  })
  expect((await visit(company.id.toUpperCase())).body).toMatchObject({
    id: company.id,
    country: 'United States',
  })
  const admin = await aLoggedInAdmin(services())
  expect((await admin.send('GET', `/company/${company.id}`)).body).toMatchObject({
    private: { email: '', document: null, status: true, hasPassword: false },
  })
})

test('a thousand beers are two questions to the database, not a thousand', async () => {
  const eva = await aLoggedInSeller(services())
  const made = await aBeer(database.db, { companyId: eva.id })
  const { description, type, presentation, priceCents, onHand, abvPercent, ibu, companyId } = made
  const beer = { description, type, presentation, priceCents, onHand, abvPercent, ibu, companyId }
  await database.db
    .insert(beers)
    .values(Array.from({ length: 1004 }, (_beer, at) => ({ ...beer, name: `Cerveza ${at}` })))
  const asking = vi.spyOn(database.pool, 'query')
  const { body } = await visit(eva.id)
  const asked = asking.mock.calls.length
  asking.mockRestore()
  expect(asked).toBe(2)
  expect(namesOf(body)).toHaveLength(1000)
  expect(namesOf(body)[0]).toBe('Cerveza 1003')
})
