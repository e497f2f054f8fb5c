import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, sessions, users } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aShopWithProvider } from '#tests/factories/a-sign-in.ts'
import { aProvenPerson } from '#tests/factories/an-identity-provider.ts'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import { aVisitor } from '#tests/http/a-visitor.ts'

const database = useTestDatabase({ poolSize: 20 })
const PASSWORD = 'Cebada2024'
const LIMITED = { RATE_LIMITS: 'on', SIGN_UPS_PER_HOUR: '1000', LOGINS_PER_QUARTER_HOUR: '1000' }

/** Somebody with a password who comes through the provider for the first time. */
async function aPersonToLink(settings: Record<string, string> = {}) {
  const shop = aShopWithProvider(database, settings)
  const person = aProvenPerson()
  const made = await aVisitor(shop.services).post('/api/user', aBuyerForm({ email: person.email }))
  const { visitor } = await shop.signIn(person)
  return { ...shop, person, visitor, id: made.body.id as string }
}

const linksOf = (id: string) => database.db.$count(accounts, eq(accounts.userId, id))

test('the right password links the account once, and from then on it is not asked', async () => {
  const { visitor, id, signIn, person } = await aPersonToLink()
  const linked = await visitor.post('/api/sign-in/link', { password: PASSWORD })
  expect([linked.status, linked.body]).toEqual([
    200,
    { access: true, id, role: 'Person', name: 'María José Núñez' },
  ])
  expect(await visitor.session()).toEqual(linked.body)
  expect([...visitor.jar.keys()]).toEqual(['lupulo_session', 'lupulo_known'])
  expect(await linksOf(id)).toBe(2)
  const [user] = await database.db.select().from(users).where(eq(users.id, id))
  expect(user!.emailVerified).toBe(true)

  const next = await signIn(person)
  expect(next.location).toBe('/login/done')
  expect(await next.visitor.session()).toEqual(linked.body)
  // The password goes on working beside it.
  const byPassword = await aVisitor((await aPersonToLink()).services).post('/api/login', {
    email: person.email,
    password: PASSWORD,
  })
  expect(byPassword.status).toBe(200)
})

test('a wrong password links nothing, opens nothing, and may be put right', async () => {
  const { visitor, id } = await aPersonToLink()
  const wrong = await visitor.post('/api/sign-in/link', { password: 'Cebada2025' })
  expect([wrong.status, wrong.body]).toEqual([
    401,
    { code: 'wrong-password', message: 'La contraseña no es correcta.' },
  ])
  expect(await linksOf(id)).toBe(1)
  expect(await visitor.session()).toBeNull()
  expect((await visitor.post('/api/sign-in/link', {})).status).toBe(400)
  expect((await visitor.post('/api/sign-in/link', { password: PASSWORD })).status).toBe(200)
})

test('guesses are limited: ten, and then not even the right one; those of strangers at the log-in are others', async () => {
  const { services, visitor, id, person } = await aPersonToLink(LIMITED)
  for (let guess = 0; guess < 11; guess++) {
    await aVisitor(services).post('/api/login', { email: person.email, password: 'Mal00000' })
  }
  const guesses = await Promise.all(
    Array.from({ length: 15 }, (_, guess) =>
      visitor.post('/api/sign-in/link', { password: `Mal${guess}0000` }),
    ),
  )
  const of = (status: number) => guesses.filter((guess) => guess.status === status).length
  expect([of(401), of(429)]).toEqual([10, 5])
  const right = await visitor.post('/api/sign-in/link', { password: PASSWORD })
  expect(right.status).toBe(429)
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800)
  expect(await linksOf(id)).toBe(1)
  const elsewhere = aVisitor(services, { from: '198.51.100.1' })
  const logIn = await elsewhere.post('/api/login', { email: person.email, password: PASSWORD })
  expect(logIn.status).toBe(200)
})

test('five right passwords at once link once and open one session', async () => {
  const { services, visitor, id } = await aPersonToLink()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => {
      const tab = aVisitor(services)
      for (const [name, cookie] of visitor.jar) tab.jar.set(name, cookie)
      return tab.post('/api/sign-in/link', { password: PASSWORD })
    }),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  expect(await linksOf(id)).toBe(2)
  expect(await database.db.$count(sessions, eq(sessions.userId, id))).toBe(1)
})

test('a deactivated account is not linked', async () => {
  const { visitor, id } = await aPersonToLink()
  await database.db.update(users).set({ active: false }).where(eq(users.id, id))
  expect((await visitor.post('/api/sign-in/link', { password: 'Cebada2025' })).body.code).toBe(
    'wrong-password',
  )
  const right = await visitor.post('/api/sign-in/link', { password: PASSWORD })
  expect([right.status, right.body.code]).toEqual([403, 'account-deactivated'])
  expect(await linksOf(id)).toBe(1)
})

test('who became an admin meanwhile is not linked', async () => {
  const { visitor, id } = await aPersonToLink()
  await database.db.update(users).set({ role: 'Admin' }).where(eq(users.id, id))
  const answer = await visitor.post('/api/sign-in/link', { password: PASSWORD })
  expect([answer.status, answer.body.code]).toEqual([403, 'admin-needs-password'])
  expect(await linksOf(id)).toBe(1)
})

test('who has a second factor is led to the password, and linked to nobody', async () => {
  const { visitor, id, signIn, person } = await aPersonToLink()
  await database.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, id))
  const answer = await visitor.post('/api/sign-in/link', { password: PASSWORD })
  expect([answer.status, answer.body.code]).toEqual([403, 'second-factor-needs-password'])
  expect(await linksOf(id)).toBe(1)
  expect((await signIn(person)).location).toBe('/login?failed=second-factor')
})

test('a provider that was linked before opens nothing once there is a second factor', async () => {
  const { visitor, id, signIn, person } = await aPersonToLink()
  await visitor.post('/api/sign-in/link', { password: PASSWORD })
  await database.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, id))
  const next = await signIn(person)
  expect(next.location).toBe('/login?failed=second-factor')
  expect(await next.visitor.session()).toBeNull()
})

test('an account without a password is linked by nobody else', async () => {
  const { signIn } = aShopWithProvider(database)
  const first = aProvenPerson()
  await (await signIn(first)).visitor.post('/api/sign-in/buyer')
  for (const other of [
    aProvenPerson({ email: first.email, issuer: 'https://other.example' }),
    aProvenPerson({ email: first.email }),
  ]) {
    const { visitor, location } = await signIn(other)
    expect(location).toBe('/login?failed=other-sign-in')
    expect((await visitor.post('/api/sign-in/link', { password: PASSWORD })).body.code).toBe('sign-in-over')
  }
})

test('without a sign-in there is nothing to link, whatever the password', async () => {
  const { services, person } = await aPersonToLink()
  const answer = await aVisitor(services).post('/api/sign-in/link', {
    password: PASSWORD,
    email: person.email,
  })
  expect(answer.status).toBe(400)
  expect((await aVisitor(services).post('/api/sign-in/link', { password: PASSWORD })).status).toBe(401)
})
