import { eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, buyers, companies, users, verifications } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aShopWithProvider } from '#tests/factories/a-sign-in.ts'
import { aProvenPerson } from '#tests/factories/an-identity-provider.ts'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import { aVisitor } from '#tests/http/a-visitor.ts'
import { removeExpiredVerifications } from '../remove-expired-verifications.ts'

const database = useTestDatabase({ poolSize: 20 })

const A_BEER = {
  name: 'Niebla',
  type: 'IPA',
  ABV: 6.2,
  description: 'Lúpulo y pomelo.',
  price: 4.5,
  stock: 12,
  IBU: 55,
  presentation: 'Lata 473 ml',
}

const userOf = async (email: string) =>
  (await database.db.select().from(users).where(eq(users.email, email)))[0]!

test('Buy registers a buyer with the provider’s name and e-mail, and logs them in', async () => {
  const { signIn } = aShopWithProvider(database)
  const person = aProvenPerson()
  const { visitor } = await signIn(person)
  const made = await visitor.post('/api/sign-in/buyer')
  const user = await userOf(person.email!)
  expect([made.status, made.body]).toEqual([
    201,
    { access: true, id: user.id, role: 'Person', name: 'Ana Pérez' },
  ])
  expect(await visitor.session()).toEqual(made.body)
  expect(user).toMatchObject({ role: 'Person', emailVerified: true, name: 'Ana Pérez', image: null })
  const [profile] = await database.db.select().from(buyers).where(eq(buyers.userId, user.id))
  expect(profile).toMatchObject({ name: 'Ana', lastName: 'Pérez', document: '', address: '' })
  // No password, and none of the provider's tokens.
  const links = await database.db.select().from(accounts).where(eq(accounts.userId, user.id))
  expect(links).toEqual([
    expect.objectContaining({
      providerId: `oidc:${person.issuer}`,
      accountId: person.subject,
      password: null,
      accessToken: null,
      refreshToken: null,
      idToken: null,
    }),
  ])
  expect([...visitor.jar.keys()]).toEqual(['lupulo_session', 'lupulo_known'])

  const again = await signIn(person)
  expect(again.location).toBe('/login/done')
  expect(await again.visitor.session()).toEqual(made.body)
})

test('Sale registers a seller whose company is still to be filled in, and publishes nothing until then', async () => {
  const { signIn } = aShopWithProvider(database)
  const person = aProvenPerson()
  const { visitor } = await signIn(person)
  const made = await visitor.post('/api/sign-in/seller')
  const user = await userOf(person.email!)
  const [company] = await database.db.select().from(companies).where(eq(companies.userId, user.id))
  expect([made.status, made.body]).toEqual([
    201,
    { access: true, id: company!.id, role: 'Company', name: 'Ana Pérez' },
  ])
  expect(company).toMatchObject({
    name: 'Ana',
    lastName: 'Pérez',
    company: '',
    country: '',
    state: '',
    city: '',
  })

  const refused = await visitor.post('/api/product', A_BEER)
  expect([refused.status, refused.body]).toEqual([
    409,
    { code: 'company-incomplete', message: 'Antes de publicar, completa los datos de tu compañía.' },
  ])
  expect((await visitor.go('/api/breweries')).body.companies).toEqual([])
  await database.db.update(companies).set({ company: 'Niebla' }).where(eq(companies.id, company!.id))
  expect((await visitor.post('/api/product', A_BEER)).status).toBe(201)
})

test('nothing that the browser says about itself is believed', async () => {
  const { signIn } = aShopWithProvider(database)
  const person = aProvenPerson()
  const { visitor } = await signIn(person)
  await visitor.post('/api/sign-in/buyer', {
    email: 'victima@correo.example',
    email_verified: true,
    name: 'Otra',
    role: 'Admin',
  })
  expect(await userOf(person.email!)).toMatchObject({ name: 'Ana Pérez', role: 'Person' })
  expect(await userOf('victima@correo.example')).toBeUndefined()
  // The old calls, with an e-mail that the browser says the provider has verified.
  const claim = { name: 'Ana', lastName: 'Pérez', email: 'victima@correo.example', email_verified: true }
  for (const path of ['/api/user', '/api/company']) {
    expect((await visitor.post(path, claim)).status).toBe(400)
  }
})

test('nobody waits without a sign-in, nor with an invented reference', async () => {
  const { services } = aShopWithProvider(database)
  const visitor = aVisitor(services)
  for (const path of ['/api/sign-in/buyer', '/api/sign-in/seller']) {
    expect((await visitor.post(path)).body.code).toBe('sign-in-over')
    visitor.jar.set('lupulo_waiting_sign_in', { value: 'invented', path: '/' })
  }
  expect((await visitor.go('/api/sign-in/waiting')).body).toBeNull()
})

test('ten clicks at once on Buy and Sale make one account', async () => {
  const { services, signIn } = aShopWithProvider(database)
  const person = aProvenPerson()
  const { visitor } = await signIn(person)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, click) => {
      const tab = aVisitor(services)
      for (const [name, cookie] of visitor.jar) tab.jar.set(name, cookie)
      return tab.post(`/api/sign-in/${click % 2 ? 'buyer' : 'seller'}`)
    }),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([201, ...Array(9).fill(401)])
  const user = await userOf(person.email!)
  const profiles =
    (await database.db.$count(buyers, eq(buyers.userId, user.id))) +
    (await database.db.$count(companies, eq(companies.userId, user.id)))
  expect(profiles).toBe(1)
  expect(await database.db.$count(accounts, eq(accounts.userId, user.id))).toBe(1)
})

test('who chooses in two browsers is what they chose first, in both', async () => {
  const { signIn } = aShopWithProvider(database)
  const person = aProvenPerson()
  const [one, other] = [await signIn(person), await signIn(person)]
  const bought = await one.visitor.post('/api/sign-in/buyer')
  const sold = await other.visitor.post('/api/sign-in/seller')
  expect(sold.body).toEqual(bought.body)
  expect(await other.visitor.session()).toEqual(bought.body)
  const user = await userOf(person.email!)
  expect(await database.db.$count(companies, eq(companies.userId, user.id))).toBe(0)
})

test('an e-mail that is registered while they choose is told, and can then be linked', async () => {
  const { services, signIn } = aShopWithProvider(database)
  const person = aProvenPerson()
  const { visitor } = await signIn(person)
  await aVisitor(services).post('/api/user', aBuyerForm({ email: person.email }))
  const refused = await visitor.post('/api/sign-in/buyer')
  expect([refused.status, refused.body.code]).toEqual([409, 'email-taken'])
  expect(await visitor.session()).toBeNull()
  expect((await visitor.go('/api/sign-in/waiting')).body).toMatchObject({ hasAccount: true })
  expect((await visitor.post('/api/sign-in/link', { password: 'Cebada2024' })).status).toBe(200)
})

test('who does not choose within a quarter of an hour begins again, and is forgotten', async () => {
  const { signIn } = aShopWithProvider(database)
  const person = aProvenPerson()
  const { visitor } = await signIn(person)
  await removeExpiredVerifications(database.db)
  expect((await visitor.go('/api/sign-in/waiting')).body).toMatchObject({ email: person.email })
  await database.db
    .update(verifications)
    .set({ expiresAt: sql`${verifications.expiresAt} - interval '15 minutes'` })
  expect((await visitor.go('/api/sign-in/waiting')).body).toBeNull()
  expect((await visitor.post('/api/sign-in/buyer')).body.code).toBe('sign-in-over')
  await removeExpiredVerifications(database.db)
  const own = like(verifications.identifier, 'sign-in:%')
  expect(await database.db.$count(verifications, own)).toBe(0)
  expect(await database.db.$count(verifications)).toBeGreaterThan(0)
})

test('sign-ups through a provider count with all the others', async () => {
  const { services, signIn } = aShopWithProvider(database, { RATE_LIMITS: 'on', SIGN_UPS_PER_HOUR: '1' })
  const visit = async (way: string) => {
    const visitor = aVisitor(services, { from: '198.51.100.50' })
    await signIn(aProvenPerson(), { visitor })
    return (await visitor.post(`/api/sign-in/${way}`)).status
  }
  expect(await visit('seller')).toBe(201)
  expect(await visit('buyer')).toBe(429)
})

test('somebody without a last name is called by the first', async () => {
  const { signIn } = aShopWithProvider(database)
  const { visitor } = await signIn(aProvenPerson({ name: 'Sócrates', lastName: '' }))
  expect((await visitor.post('/api/sign-in/buyer')).body.name).toBe('Sócrates')
})
