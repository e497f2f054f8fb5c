import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { accounts, sessions, users, verifications } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aKnownPerson, aShopWithProvider } from '#tests/factories/a-sign-in.ts'
import { aProvenPerson } from '#tests/factories/an-identity-provider.ts'
import { signedIn } from '#tests/factories/services.ts'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import { aVisitor } from '#tests/http/a-visitor.ts'
import { createAdmin } from '../create-admin.ts'

const database = useTestDatabase({ poolSize: 20 })

type Shop = ReturnType<typeof aShopWithProvider>

async function aPasswordAccount({ services }: Shop, email: string): Promise<string> {
  const { status, body } = await aVisitor(services).post('/api/user', aBuyerForm({ email }))
  expect(status).toBe(201)
  return body.id
}

const countAccounts = () => database.db.$count(accounts)

test('who is known is logged in under a new session, and led on to where they wanted to go', async () => {
  const shop = aShopWithProvider(database)
  const { person, id } = await aKnownPerson(shop)
  const { visitor, answer, location } = await shop.signIn(person, { query: '?next=%2FmyShop%3Fa%3D1' })
  expect([answer.status, location]).toEqual([303, '/login/done?next=%2FmyShop%3Fa%3D1'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await visitor.session()).toEqual({ access: true, id, role: 'Person', name: 'Ana Pérez' })
  const cookie = answer.setCookies.find((text) => text.startsWith('lupulo_session='))
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/)
  expect([...visitor.jar.keys()]).toEqual(['lupulo_session', 'lupulo_known'])
})

test('a changed e-mail or name at the provider changes nobody here: the key is issuer and subject', async () => {
  const shop = aShopWithProvider(database)
  const { person, id } = await aKnownPerson(shop)
  const { visitor } = await shop.signIn({
    ...person,
    email: 'otra@correo.example',
    emailVerified: false,
    name: 'X',
  })
  expect(await visitor.session()).toMatchObject({ id, name: 'Ana Pérez' })
  const elsewhere = await shop.signIn({ ...person, issuer: 'https://other.example' })
  expect(await elsewhere.visitor.session()).toBeNull()
  expect(elsewhere.location).toMatch(/^\/login\?failed=other-sign-in/)
})

test('who is deactivated is told so and gets no session', async () => {
  const shop = aShopWithProvider(database)
  const { person, id } = await aKnownPerson(shop)
  await database.db.update(users).set({ active: false }).where(eq(users.id, id))
  const { visitor, location } = await shop.signIn(person, { query: '?next=/cart' })
  expect(location).toBe('/login?failed=deactivated&next=%2Fcart')
  expect(await visitor.session()).toBeNull()
})

test.each([
  ['not verified', { emailVerified: false }],
  ['not told', { email: undefined, emailVerified: false }],
])('an e-mail that is %s makes no account and takes over none', async (_what, over) => {
  const shop = aShopWithProvider(database)
  const email = `dueña${Math.random()}@correo.example`.replace('ñ', 'n')
  await aPasswordAccount(shop, email)
  const before = await countAccounts()
  for (const person of [aProvenPerson(over), aProvenPerson({ email, ...over })]) {
    const { visitor, location } = await shop.signIn(person)
    expect(location).toBe('/login?failed=email-unverified')
    expect(await visitor.session()).toBeNull()
    expect((await visitor.go('/api/sign-in/waiting')).body).toBeNull()
    expect((await visitor.post('/api/sign-in/buyer')).status).toBe(401)
  }
  expect(await countAccounts()).toBe(before)
})

test('who is new is led to the choice, and has no session until they chose', async () => {
  const shop = aShopWithProvider(database)
  const { visitor, answer, location } = await shop.signIn(aProvenPerson({ email: 'nueva@correo.example' }))
  expect(location).toBe('/login/choose')
  expect(answer.setCookies.find((text) => text.startsWith('lupulo_waiting_sign_in='))).toMatch(
    /; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(await visitor.session()).toBeNull()
  const waiting = await visitor.go('/api/sign-in/waiting')
  expect(waiting.body).toEqual({
    name: 'Ana',
    lastName: 'Pérez',
    email: 'nueva@correo.example',
    hasAccount: false,
  })
  expect(waiting.headers.get('cache-control')).toBe('no-store')
  // The reference is the browser's alone: a copy of the table opens nothing.
  const reference = visitor.jar.get('lupulo_waiting_sign_in')!.value
  const rows = JSON.stringify(await database.db.select().from(verifications))
  expect(rows).toContain('nueva@correo.example')
  expect(rows).not.toContain(reference)
})

test('an account that has the e-mail is not taken over: who comes is led to prove that it is theirs', async () => {
  const shop = aShopWithProvider(database)
  const email = 'duena@correo.example'
  const id = await aPasswordAccount(shop, email)
  const { visitor, location } = await shop.signIn(aProvenPerson({ email }), { query: '?next=/myShop' })
  expect(location).toBe('/login/link?next=%2FmyShop')
  expect(await visitor.session()).toBeNull()
  expect((await visitor.go('/api/sign-in/waiting')).body).toMatchObject({ email, hasAccount: true })
  expect(await database.db.$count(accounts, eq(accounts.userId, id))).toBe(1)
  // Not even by choosing, as if the e-mail were free.
  expect((await visitor.post('/api/sign-in/buyer')).body.code).toBe('email-taken')
})

test('an admin signs in with a password, whatever a provider says', async () => {
  const shop = aShopWithProvider(database)
  const email = 'admin@correo.example'
  await createAdmin(database.db, { email, password: 'Cebada2024' })
  const { visitor, location } = await shop.signIn(aProvenPerson({ email }))
  expect(location).toBe('/login?failed=admin')
  expect(visitor.jar.size).toBe(0)

  const { person, id } = await aKnownPerson(shop)
  await database.db.update(users).set({ role: 'Admin' }).where(eq(users.id, id))
  const promoted = await shop.signIn(person)
  expect(promoted.location).toBe('/login?failed=admin')
  expect(await promoted.visitor.session()).toBeNull()
})

test('the session before it ends with a sign-in, and its token is never taken over', async () => {
  const shop = aShopWithProvider(database)
  const { person, id } = await aKnownPerson(shop)
  const visitor = aVisitor(shop.services)
  const { location } = await visitor.go('/api/sign-in/start')
  const planted = await signedIn(shop.services, id)
  const [name, value] = planted.cookie.split('=') as [string, string]
  visitor.jar.set(name, { value, path: '/' })
  await visitor.go(shop.identity.wayBack(location, person))
  expect(visitor.jar.get(name)!.value).not.toBe(value)
  visitor.jar.set(name, { value, path: '/' })
  expect(await visitor.session()).toBeNull()
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'next=%s is handed to our own page, which follows only paths of ours',
  async (next) => {
    const shop = aShopWithProvider(database)
    const { person } = await aKnownPerson(shop)
    const { location } = await shop.signIn(person, { query: `?next=${encodeURIComponent(next)}` })
    const url = new URL(location, 'http://shop.example')
    expect(location.startsWith('/login/done?')).toBe(true)
    expect(url.searchParams.get('next')).toBe(next)
  },
)

test('a next that is longer than any address of ours is left out', async () => {
  const shop = aShopWithProvider(database)
  const { location } = await shop.signIn(aProvenPerson(), { query: `?next=/${'x'.repeat(600)}` })
  expect(location).toBe('/login/choose')
})

test.each(['provider-down', 'cancelled', 'over', 'not-proven'] as const)(
  '%s leads to the log-in, which says so; the log says why and holds no code',
  async (trouble) => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const shop = aShopWithProvider(database, {}, { log })
    const { visitor, location } = await shop.signIn({ trouble, reason: 'because' }, { query: '?next=/cart' })
    expect(location).toBe(`/login?failed=${trouble}&next=%2Fcart`)
    expect(visitor.jar.size).toBe(0)
    expect(JSON.parse(lines.join())).toMatchObject({
      trouble,
      reason: 'because',
      msg: 'nobody was signed in',
    })
  },
)

test('a provider that is away at the start is told, and asked again at the next', async () => {
  const shop = aShopWithProvider(database)
  const visitor = aVisitor(shop.services)
  shop.identity.failAtStart({ trouble: 'provider-down', reason: 'away' })
  expect((await visitor.go('/api/sign-in/start?next=/cart')).location).toBe(
    '/login?failed=provider-down&next=%2Fcart',
  )
  shop.identity.failAtStart(undefined)
  expect((await visitor.go('/api/sign-in/start')).location).toMatch(/^https:\/\/id\.example\/auth/)
})

test('whatever breaks, a person sees a page', async () => {
  const shop = aShopWithProvider(database)
  const visitor = aVisitor(shop.services)
  const { location } = await visitor.go('/api/sign-in/start')
  const wayBack = shop.identity.wayBack(location, aProvenPerson())
  shop.services.identityProvider!.finish = () => Promise.reject(new Error('a bug'))
  expect((await visitor.go(wayBack)).location).toBe('/login?failed=unexpected')
})

test('without a provider nobody is led anywhere else', async () => {
  const { services } = aShopWithProvider(database, {}, { identityProvider: undefined })
  const visitor = aVisitor(services)
  expect((await visitor.go('/api/sign-in/start')).location).toBe('/login?failed=provider-down')
  expect((await visitor.go('/api/sign-in/callback?state=x')).location).toBe('/login?failed=over')
})

test('who is logged in is not sent to the provider', async () => {
  const shop = aShopWithProvider(database)
  const { visitor } = await aKnownPerson(shop)
  expect((await visitor.go('/api/sign-in/start?next=/cart')).location).toBe(
    '/login/done?next=%2Fcart&again=1',
  )
  expect(shop.identity.asked).toHaveLength(1)
})

test('an address signs in only so often', async () => {
  const shop = aShopWithProvider(database, {
    RATE_LIMITS: 'on',
    LOGINS_PER_QUARTER_HOUR: '2',
    SIGN_UPS_PER_HOUR: '1000',
  })
  const visit = async (from: string) => {
    const visitor = aVisitor(shop.services, { from })
    return (await shop.signIn(aProvenPerson(), { visitor })).location
  }
  expect(await visit('198.51.100.40')).toBe('/login/choose')
  expect(await visit('198.51.100.40')).toBe('/login/choose')
  expect(await visit('198.51.100.40')).toBe('/login?failed=too-many')
  expect(await visit('198.51.100.41')).toBe('/login/choose')
})

test('the session is new in the books too', async () => {
  const shop = aShopWithProvider(database)
  const { person, id } = await aKnownPerson(shop)
  await database.db.delete(sessions).where(eq(sessions.userId, id))
  await shop.signIn(person)
  const [made] = await database.db.select().from(sessions).where(eq(sessions.userId, id))
  expect(Math.abs(Date.now() - made!.createdAt.getTime())).toBeLessThan(60_000)
  expect(made!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 3_600_000)
  expect(made!.userAgent).toBe('a test')
})

test('who comes back in the moment in which their link is cut has no session afterwards', async () => {
  const shop = aShopWithProvider(database)
  const { person, id } = await aKnownPerson(shop)
  const theirs = eq(sessions.userId, id)
  let comingBack: ReturnType<typeof shop.signIn> | undefined
  await database.db.transaction(async (tx) => {
    // As a recovered password does.
    await tx.delete(accounts).where(eq(accounts.userId, id))
    await tx.delete(sessions).where(theirs)
    comingBack = shop.signIn(person)
    // The session of before is still seen from outside, and the new one beside it.
    await expect.poll(() => database.db.$count(sessions, theirs), { timeout: 120_000 }).toBe(2)
  })
  const { location, visitor } = await comingBack!
  expect(location).toBe('/login?failed=over')
  expect(await visitor.session()).toBeNull()
  expect(await database.db.$count(sessions, theirs)).toBe(0)
})
