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
    document: 30123456,
    phone: '+54 351 555 0101',
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
