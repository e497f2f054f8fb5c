import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, buyers, users } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase({ poolSize: 20 })

const signUp = (over: Record<string, unknown>) =>
  sendJson(makeTestServices(database), 'POST', '/user', { body: aBuyerForm(over) })

const taken = { code: 'email-taken', message: 'Ya existe una cuenta con ese email.' }

async function countOf(email: string) {
  const [user] = await database.db.select().from(users).where(eq(users.email, email))
  const owned = user
    ? {
        accounts: await database.db.$count(accounts, eq(accounts.userId, user.id)),
        buyers: await database.db.$count(buyers, eq(buyers.userId, user.id)),
      }
    : { accounts: 0, buyers: 0 }
  return { users: user ? 1 : 0, ...owned }
}

test('a buyer is registered whole: user, password and profile', async () => {
  const { status, body } = await signUp({ email: 'Nueva@Correo.Example', document: '0012345' })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(String),
    name: 'María José',
    lastName: 'Núñez',
    email: 'nueva@correo.example',
    document: 12345,
    phone: '',
    country: 'Argentina',
    state: 'Córdoba',
    city: 'Villa General Belgrano',
    address: 'San Martín 120',
    image: '',
    role: 'Person',
    status: true,
  })
  expect(await countOf('nueva@correo.example')).toEqual({ users: 1, accounts: 1, buyers: 1 })
  const { id } = body as { id: string }
  const [account] = await database.db.select().from(accounts).where(eq(accounts.userId, id))
  expect(account!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const [buyer] = await database.db.select().from(buyers).where(eq(buyers.userId, id))
  expect(buyer!.document).toBe('0012345')
})

test('an e-mail has one account, whatever its capitals and whatever the role', async () => {
  await signUp({ email: 'una@correo.example' })
  const again = await signUp({ email: 'UNA@Correo.example', name: 'Otra' })
  expect([again.status, again.body]).toEqual([409, taken])
  const seller = await sendJson(makeTestServices(database), 'POST', '/company', {
    body: aCompanyForm({ email: 'Una@correo.example' }),
  })
  expect([seller.status, seller.body]).toEqual([409, taken])
})

test('of people who sign up with one e-mail at the same time, one gets it', async () => {
  const rivals = await Promise.all(
    Array.from({ length: 8 }, (_, rival) =>
      signUp({ email: rival % 2 ? 'carrera@correo.example' : 'CARRERA@correo.example' }),
    ),
  )
  expect(rivals.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)])
  expect(await countOf('carrera@correo.example')).toEqual({ users: 1, accounts: 1, buyers: 1 })
})

test('a sign-up that fails half-way leaves nothing behind', async () => {
  const services = makeTestServices(database)
  const broken = services.identity.register(
    { name: 'Ana', email: 'mitad@correo.example', password: 'Cebada2024', role: 'Person' },
    async (tx, userId) => {
      await tx.insert(buyers).values({ userId, name: 'Ana', lastName: 'Ruiz', document: 'no digits' })
    },
  )
  await expect(broken).rejects.toThrow()
  expect(await countOf('mitad@correo.example')).toEqual({ users: 0, accounts: 0, buyers: 0 })
})

test('each wrong field is named with its message, and nothing is stored', async () => {
  const { status, body } = await signUp({
    email: 'maria',
    name: '',
    password: 'corta',
    colour: 'red',
  })
  expect(status).toBe(400)
  expect(body).toEqual({
    code: 'malformed',
    message: 'Revisa los datos marcados.',
    fields: {
      email: 'Correo electrónico inválido',
      name: 'Información requerida',
      password:
        'La contraseña debe contener al menos una mayúscula, una minúscula, un número y tener más de 8 caracteres.',
      colour: 'Campo desconocido.',
    },
  })
})

test('one address signs up only so often, buyers and sellers counted together', async () => {
  const services = makeTestServices(database, { RATE_LIMITS: 'on', SIGN_UPS_PER_HOUR: '2' })
  const send = (path: string, body: unknown, from: string) => sendJson(services, 'POST', path, { body, from })
  const here = '198.51.100.1'
  expect((await send('/user', aBuyerForm({ email: 'limite1@correo.example' }), here)).status).toBe(201)
  expect((await send('/company', aCompanyForm({ email: 'limite2@correo.example' }), here)).status).toBe(201)
  const third = await send('/user', aBuyerForm({ email: 'limite3@correo.example' }), here)
  expect(third.status).toBe(429)
  expect(third.body).toMatchObject({ code: 'too-many-requests' })
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(await countOf('limite3@correo.example')).toMatchObject({ users: 0 })
  const elsewhere = await send('/user', aBuyerForm({ email: 'limite4@correo.example' }), '198.51.100.2')
  expect(elsewhere.status).toBe(201)
})

test.each([
  ['/user', aBuyerForm, 'Person'],
  ['/company', aCompanyForm, 'Company'],
])('a sign-up at %s may say what a new record is anyway, and nothing else', async (path, form, role) => {
  const services = makeTestServices(database)
  const send = (over: Record<string, unknown>) => sendJson(services, 'POST', path, { body: form(over) })
  const email = `roles-${role.toLowerCase()}@correo.example`
  for (const [field, value] of Object.entries({
    role: 'Admin',
    status: 'false',
    id: '018f4a3e-0000-7000-8000-000000000001',
    ...(role === 'Company' && { Products: [{ name: 'Regalo' }] }),
  })) {
    const { status, body } = await send({ email, [field]: value })
    expect([status, body]).toMatchObject([403, { code: 'read-only-field', field }])
  }
  expect((await countOf(email)).users).toBe(0)
  const usual = { role, status: 'true', email_verified: true, ...(role === 'Company' && { Products: [] }) }
  expect(await send({ email, ...usual })).toMatchObject({ status: 201, body: { role, status: true } })
  const [user] = await database.db.select().from(users).where(eq(users.email, email))
  expect(user).toMatchObject({ role, active: true, emailVerified: false })
})
