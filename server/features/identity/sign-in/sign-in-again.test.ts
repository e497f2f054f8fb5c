import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aShopWithProvider } from '#tests/factories/a-sign-in.ts'
import { aProvenPerson } from '#tests/factories/an-identity-provider.ts'
import { aVisitor } from '#tests/http/a-visitor.ts'

const database = useTestDatabase()

/** Somebody without a password, logged in some hours ago. */
async function aSignedInPerson(way: 'buyer' | 'seller' = 'buyer') {
  const shop = aShopWithProvider(database)
  const person = aProvenPerson()
  const { visitor } = await shop.signIn(person)
  const { body } = await visitor.post(`/api/sign-in/${way}`)
  const cookie = visitor.jar.get('lupulo_session')!.value
  const token = decodeURIComponent(cookie).split('.')[0]!
  const [opened] = await database.db
    .update(sessions)
    .set({ createdAt: new Date(Date.now() - 3 * 3_600_000) })
    .where(eq(sessions.token, token))
    .returning()
  return { ...shop, person, visitor, user: body, userId: opened!.userId }
}

const sessionsOf = (userId: string) => database.db.select().from(sessions).where(eq(sessions.userId, userId))

test.each(['buyer', 'seller'] as const)(
  'a %s proves themself once more: a session of now takes the place of the old one',
  async (way) => {
    const { visitor, person, signIn, identity, user, userId } = await aSignedInPerson(way)
    const { location } = await signIn(person, { visitor, query: '?again=1&next=/account' })
    expect(identity.asked.at(-1)).toMatchObject({ again: true })
    expect(location).toBe('/login/done?next=%2Faccount&again=1')
    expect(await visitor.session()).toEqual(user)
    const open = await sessionsOf(userId)
    expect(open).toHaveLength(1)
    expect(Date.now() - open[0]!.createdAt.getTime()).toBeLessThan(60_000)
  },
)

test('somebody else at the provider is nobody’s proof, known here or not', async () => {
  const { visitor, signIn, user, userId } = await aSignedInPerson()
  const known = await aSignedInPerson()
  for (const other of [aProvenPerson(), known.person]) {
    const { location } = await signIn(other, { visitor, query: '?again=1&next=/account' })
    expect(location).toBe('/login?failed=other-person&next=%2Faccount')
    expect(await visitor.session()).toEqual(user)
    const [open] = await sessionsOf(userId)
    expect(Date.now() - open!.createdAt.getTime()).toBeGreaterThan(3_600_000)
  }
})

test('who proved themself before they were asked has not done it again', async () => {
  const { visitor, person, signIn, userId } = await aSignedInPerson()
  for (const authenticatedAt of [new Date(Date.now() - 10 * 60_000), new Date(Number.NaN)]) {
    const { location } = await signIn({ ...person, authenticatedAt }, { visitor, query: '?again=1' })
    expect(location).toBe('/login?failed=not-proven')
  }
  expect(await sessionsOf(userId)).toHaveLength(1)
  const now = await signIn({ ...person, authenticatedAt: new Date() }, { visitor, query: '?again=1' })
  expect(now.location).toBe('/login/done?again=1')
})

test('nobody proves themself again who is not logged in', async () => {
  const { services } = aShopWithProvider(database)
  expect((await aVisitor(services).go('/api/sign-in/start?again=1&next=/account')).location).toBe(
    '/login?failed=over&next=%2Faccount',
  )
})

test('who gives up stays logged in as they were', async () => {
  const { visitor, signIn, user } = await aSignedInPerson()
  const { location } = await signIn({ trouble: 'cancelled', reason: 'no' }, { visitor, query: '?again=1' })
  expect(location).toBe('/login?failed=cancelled')
  expect(await visitor.session()).toEqual(user)
})
