import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aKnownPerson, aShopWithProvider } from '#tests/factories/a-sign-in.ts'
import { aProvenPerson } from '#tests/factories/an-identity-provider.ts'
import { aVisitor } from '#tests/http/a-visitor.ts'

const database = useTestDatabase()

afterEach(() => {
  vi.useRealTimers()
})

test('another browser cannot be led into somebody’s way back', async () => {
  const shop = aShopWithProvider(database)
  const { person } = await aKnownPerson(shop)
  const [attacker, victim] = [aVisitor(shop.services), aVisitor(shop.services)]
  const { location } = await attacker.go('/api/sign-in/start')
  const wayBack = shop.identity.wayBack(location, person)
  const led = await victim.go(wayBack)
  expect([led.status, led.location]).toEqual([303, '/login?failed=over'])
  expect(await victim.session()).toBeNull()
  // One's own attempt is no ticket for somebody else's state.
  await victim.go('/api/sign-in/start')
  expect((await victim.go(wayBack)).location).toBe('/login?failed=over')
})

test.each(['', '?state=', '?state=invented&code=x', '?code=x', '?error=access_denied'])(
  'a way back with %j alone leads to the log-in',
  async (query) => {
    const { services } = aShopWithProvider(database)
    const answer = await aVisitor(services).go(`/api/sign-in/callback${query}`)
    expect([answer.status, answer.location]).toEqual([303, '/login?failed=over'])
  },
)

test('a way back is gone once', async () => {
  const shop = aShopWithProvider(database)
  const { person } = await aKnownPerson(shop)
  const visitor = aVisitor(shop.services)
  const { location } = await visitor.go('/api/sign-in/start')
  const wayBack = shop.identity.wayBack(location, person)
  const kept = new Map(visitor.jar)
  expect((await visitor.go(wayBack)).location).toBe('/login/done')
  expect((await visitor.go(wayBack)).location).toBe('/login?failed=over')
  // Nor for who kept the cookie: the provider takes no code twice.
  for (const [name, cookie] of kept) visitor.jar.set(name, cookie)
  expect((await visitor.go(wayBack)).location).toBe('/login?failed=over')
})

test('two tabs each come back', async () => {
  const shop = aShopWithProvider(database)
  const { person } = await aKnownPerson(shop)
  const visitor = aVisitor(shop.services)
  const one = await visitor.go('/api/sign-in/start?next=/cart')
  const other = await visitor.go('/api/sign-in/start?next=/shop')
  const ways = [one, other].map(({ location }) => shop.identity.wayBack(location, person))
  expect((await visitor.go(ways[0]!)).location).toBe('/login/done?next=%2Fcart')
  expect((await visitor.go(ways[1]!)).location).toBe('/login/done?next=%2Fshop')
})

test('a browser remembers the three newest attempts, for the whole shop as their prefix asks', async () => {
  const shop = aShopWithProvider(database)
  const visitor = aVisitor(shop.services)
  vi.useFakeTimers({ toFake: ['Date'] })
  const started: string[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    vi.advanceTimersByTime(1000)
    started.push((await visitor.go('/api/sign-in/start')).location)
  }
  expect([...visitor.jar.values()].map(({ path }) => path)).toEqual(Array(3).fill('/'))
  const person = aProvenPerson({ emailVerified: false })
  const ends = []
  for (const address of started)
    ends.push((await visitor.go(shop.identity.wayBack(address, person))).location)
  const [over, back] = ['/login?failed=over', '/login?failed=email-unverified']
  expect(ends).toEqual([over, over, over, back, back, back])
})

test('an attempt lives ten minutes, whatever the browser still holds', async () => {
  const shop = aShopWithProvider(database)
  const { person } = await aKnownPerson(shop)
  const visitor = aVisitor(shop.services)
  const [early, late] = [await visitor.go('/api/sign-in/start'), await visitor.go('/api/sign-in/start')]
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 590_000 })
  expect((await visitor.go(shop.identity.wayBack(early.location, person))).location).toBe('/login/done')
  vi.advanceTimersByTime(11_000)
  expect((await visitor.go(shop.identity.wayBack(late.location, person))).location).toBe('/login?failed=over')
})

test('an attempt that somebody wrote themself, or another shop sealed, is none', async () => {
  const shop = aShopWithProvider(database)
  const elsewhere = aShopWithProvider(database, {
    SESSION_SECRET: 'another secret, just as long as the first one',
  })
  const { person } = await aKnownPerson(shop)
  const visitor = aVisitor(elsewhere.services)
  const { location } = await visitor.go('/api/sign-in/start')
  const here = aVisitor(shop.services)
  for (const [name, cookie] of visitor.jar) here.jar.set(name, cookie)
  expect((await here.go(shop.identity.wayBack(location, person))).location).toBe('/login?failed=over')
  const [name] = [...visitor.jar.keys()]
  here.jar.set(name!, { value: Buffer.from('{"againFor":"x"}').toString('base64url'), path: '/' })
  expect((await here.go(shop.identity.wayBack(location, person))).location).toBe('/login?failed=over')
})

test('over https every cookie is Secure, and no subdomain can plant one', async () => {
  const shop = aShopWithProvider(database, { PUBLIC_URL: 'https://shop.example' })
  const { person } = await aKnownPerson(shop)
  const visitor = aVisitor(shop.services)
  const started = await visitor.go('/api/sign-in/start')
  const known = await visitor.go(shop.identity.wayBack(started.location, person))
  const { answer } = await shop.signIn(aProvenPerson())
  const given = [...started.setCookies, ...known.setCookies, ...answer.setCookies]
  expect(given.map((text) => text.split(/=|_[0-9a-f]{16}=/)[0])).toEqual([
    '__Host-lupulo_sign_in',
    '__Host-lupulo_sign_in',
    '__Host-lupulo_session',
    '__Host-lupulo_known',
    '__Host-lupulo_waiting_sign_in',
    '__Host-lupulo_sign_in',
    '__Host-lupulo_waiting_sign_in',
  ])
  for (const text of given) expect(text).toMatch(/; Secure/)
  for (const text of given) expect(text).toMatch(/; HttpOnly/)
  // What the prefix takes (RFC 6265bis section 4.1.3.2): browsers drop the cookie otherwise.
  for (const text of given) expect(text).toMatch(/; Path=\/(;|$)/)
  for (const text of given) expect(text).not.toMatch(/; Domain=/)
})

test('whom another site sends here is led to the log-in, and begins nothing', async () => {
  const shop = aShopWithProvider(database)
  const start = async (site: string, query = '?next=/cart') => {
    const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    const answer = await createApp(shop.services).request(`/api/sign-in/start${query}`, { headers })
    return { location: answer.headers.get('location'), cookies: answer.headers.getSetCookie().length }
  }
  const ledAway = { location: '/login?next=%2Fcart', cookies: 0 }
  expect(await start('cross-site')).toEqual(ledAway)
  expect(await start('same-site')).toEqual(ledAway)
  expect(await start('cross-site', '')).toEqual({ location: '/login', cookies: 0 })
  // A button of ours, and an address that somebody typed.
  expect((await start('same-origin')).cookies).toBe(1)
  expect((await start('none')).cookies).toBe(1)
})
