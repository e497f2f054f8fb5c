import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies, users } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()

test('a seller signs up, and their session speaks for their company', async () => {
  const services = makeTestServices(database)
  const made = await sendJson(services, 'POST', '/company', { body: aCompanyForm({ story: 'Desde 2011.' }) })
  expect(made.status).toBe(201)
  expect(made.body).toEqual({
    id: expect.any(String),
    name: 'María José',
    lastName: 'Núñez',
    email: 'ventas@cerveceria.example',
    document: 27333444,
    phone: '+543515550101',
    country: 'Argentina',
    state: 'Córdoba',
    city: 'Villa General Belgrano',
    address: 'San Martín 120',
    image: '',
    role: 'Company',
    status: true,
    company: 'Cervecería Los 3 Ríos',
    story: 'Desde 2011.',
    shipsTo: null,
  })
  const { id } = made.body as { id: string }
  const [stored] = await database.db.select().from(companies).where(eq(companies.id, id))
  const [user] = await database.db.select().from(users).where(eq(users.id, stored!.userId!))
  expect(user).toMatchObject({
    role: 'Company',
    name: 'María José Núñez',
    email: 'ventas@cerveceria.example',
  })

  const logIn = await sendJson(services, 'POST', '/login', {
    body: { email: 'ventas@cerveceria.example', password: 'Cebada2024' },
  })
  const speaks = { access: true, id, role: 'Company', name: 'María José Núñez' }
  expect(logIn.body).toEqual(speaks)
  const session = await sendJson(services, 'GET', '/session', { headers: cookieHeader(logIn.cookies) })
  expect(session.body).toEqual(speaks)
})

test.each([
  ['none', undefined, null],
  ['all of them', ['Chile', 'all'], null],
  ['some', ['Uruguay', 'Chile'], ['Chile', 'Uruguay']],
])('who names %s of the countries to ship to ships there', async (_what, shipsTo, stored) => {
  const email = `${randomUUID()}@cerveceria.example`
  const body = aCompanyForm({ email, ...(shipsTo && { shipsTo }) })
  const made = await sendJson(makeTestServices(database), 'POST', '/company', { body })
  expect(made.body).toMatchObject({ shipsTo: stored })
})

test('nobody ships nowhere, nor where the shop does not sell', async () => {
  for (const shipsTo of [[], ['Francia']]) {
    const made = await sendJson(makeTestServices(database), 'POST', '/company', {
      body: aCompanyForm({ shipsTo }),
    })
    expect([made.status, made.body]).toMatchObject([400, { code: 'malformed' }])
  }
})

test('a document and a phone are kept without what people write between digits', async () => {
  const email = 'con-puntos@cerveceria.example'
  const typed = { document: ' 30-27.333.444/4 ', phone: '+54 9 (351) 555-01.01' }
  const body = aCompanyForm({ email, ...typed })
  const made = await sendJson(makeTestServices(database), 'POST', '/company', { body })
  expect(made.body).toMatchObject({ document: 30273334444, phone: '+5493515550101' })
})

test('a company whose switch is off has no session and opens none', async () => {
  const services = makeTestServices(database)
  const email = 'apagada@cerveceria.example'
  const body = { email, password: 'Cebada2024' }
  const made = await sendJson(services, 'POST', '/company', { body: aCompanyForm({ email }) })
  const { cookies } = await sendJson(services, 'POST', '/login', { body })
  await database.db
    .update(companies)
    .set({ active: false })
    .where(eq(companies.id, (made.body as { id: string }).id))
  expect((await sendJson(services, 'GET', '/session', { headers: cookieHeader(cookies) })).body).toBeNull()
  expect((await sendJson(services, 'POST', '/login', { body })).status).toBe(403)
})

test('a seller needs what a buyer may leave out', async () => {
  const { status, body } = await sendJson(makeTestServices(database), 'POST', '/company', {
    body: aCompanyForm({ phone: '', company: undefined, state: 'Bahia' }),
  })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    fields: { phone: 'Información requerida', company: 'Información requerida' },
  })
})
