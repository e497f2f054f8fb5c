import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openPool } from '#database/open-pool.ts'
import { sessions, users } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()
const email = 'ana@correo.example'
const MONTH_SECONDS = 30 * 24 * 3600

let userId: string
beforeAll(async () => {
  const made = await sendJson(makeTestServices(database), 'POST', '/user', { body: aBuyerForm({ email }) })
  userId = (made.body as { id: string }).id
})

const logIn = (services = makeTestServices(database)) =>
  sendJson(services, 'POST', '/login', { body: { email, password: 'Cebada2024' } })

const sessionOf = (headers: Record<string, string>, services = makeTestServices(database)) =>
  sendJson(services, 'GET', '/session', { headers })

/** `name=value; A=1; B` → attributes in the order written. */
const attributesOf = (cookie: string) => cookie.split('; ').slice(1)

test('over http the session cookie is httpOnly, SameSite=Lax and host-only', async () => {
  const { cookies } = await logIn()
  expect(cookies[0]).toMatch(/^lupulo_session=[A-Za-z0-9]{32}\.[^;]+;/)
  expect(attributesOf(cookies[0]!)).toEqual([
    `Max-Age=${MONTH_SECONDS}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
  ])
})

test('over https it is Secure too, and bound to the host by its name', async () => {
  const { cookies } = await logIn(makeTestServices(database, { PUBLIC_URL: 'https://shop.example' }))
  expect(cookies[0]).toMatch(/^__Host-lupulo_session=/)
  expect(attributesOf(cookies[0]!).toSorted()).toEqual(
    [`Max-Age=${MONTH_SECONDS}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure'].toSorted(),
  )
})

test('log-out ends the session for good and clears the cookie', async () => {
  const headers = cookieHeader((await logIn()).cookies)
  const other = cookieHeader((await logIn()).cookies)
  const out = await sendJson(makeTestServices(database), 'POST', '/logout', { headers })
  expect([out.status, out.body]).toEqual([200, { access: false }])
  expect(out.cookies).toEqual([expect.stringMatching(/^lupulo_session=; Max-Age=0; Path=\/; HttpOnly/)])
  expect((await sessionOf(headers)).body).toBeNull()
  expect((await sessionOf(other)).body).toMatchObject({ id: userId })
})

test('log-out without a session says the same', async () => {
  const out = await sendJson(makeTestServices(database), 'POST', '/logout')
  expect([out.status, out.body]).toEqual([200, { access: false }])
})

test('a log-in ends the session that its browser carried, and no other; a refused one ends none', async () => {
  const carried = cookieHeader((await logIn()).cookies)
  const elsewhere = cookieHeader((await logIn()).cookies)
  const services = makeTestServices(database)
  const again = (password: string) =>
    sendJson(services, 'POST', '/login', { body: { email, password }, headers: carried })
  expect((await again('Cebada2025')).status).toBe(401)
  expect((await sessionOf(carried)).body).toMatchObject({ id: userId })
  const opened = cookieHeader((await again('Cebada2024')).cookies)
  expect((await sessionOf(carried)).body).toBeNull()
  for (const open of [opened, elsewhere]) expect((await sessionOf(open)).body).toMatchObject({ id: userId })
})

test('nobody makes up a session', async () => {
  const [pair = ''] = (await logIn()).cookies[0]!.split(';')
  const forged = [
    pair.replace(/\..*$/, ''),
    pair.replace(/\..*$/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D'),
    pair.replace('=', '=x'),
    'lupulo_session=',
    'lupulo_session=%E0%A4%A',
    `lupulo_session=${'x'.repeat(4000)}`,
  ]
  for (const cookie of forged) {
    const answer = await sessionOf({ cookie })
    expect([answer.status, answer.body]).toEqual([200, null])
  }
  expect((await sessionOf({ cookie: pair })).body).toMatchObject({ id: userId })
  const elsewhere = makeTestServices(database, {
    SESSION_SECRET: 'another secret, just as long as the other',
  })
  expect((await sessionOf({ cookie: pair }, elsewhere)).body).toBeNull()
})

test('a session lasts a month after its last day of use', async () => {
  const services = makeTestServices(database)
  const headers = await signedIn(services, userId)
  const token = decodeURIComponent(headers.cookie).split('=')[1]!.split('.')[0]!
  const expiresIn = (days: number) =>
    database.db
      .update(sessions)
      .set({ expiresAt: sql`now() + make_interval(days => ${days})` })
      .where(eq(sessions.token, token))
  const daysLeft = async () => {
    const [row] = await database.db.select().from(sessions).where(eq(sessions.token, token))
    return (row!.expiresAt.getTime() - Date.now()) / 86_400_000
  }

  expect((await sessionOf(headers)).cookies).toEqual([])
  await expiresIn(28)
  const visit = await sessionOf(headers)
  expect(visit.cookies).toEqual([expect.stringContaining(`Max-Age=${MONTH_SECONDS}`)])
  expect(cookieHeader(visit.cookies)).toEqual(headers)
  expect(await daysLeft()).toBeCloseTo(30, 1)

  await expiresIn(-1)
  const late = await sessionOf(headers)
  expect([late.body, late.cookies]).toEqual([null, []])
  expect(await daysLeft()).toBeLessThan(0)

  await logIn()
  expect(await database.db.$count(sessions, eq(sessions.token, token))).toBe(0)
})

test('who has not yet chosen what to be has no session for the shop’s calls', async () => {
  const services = makeTestServices(database)
  const [newcomer] = await database.db
    .insert(users)
    .values({ name: 'Nadia', email: 'nadia@correo.example' })
    .returning()
  expect((await sessionOf(await signedIn(services, newcomer!.id))).body).toBeNull()
})

test('visitors cost no question to the database', async () => {
  const closed = openPool('postgres://nobody@127.0.0.1:1/nothing')
  const services = makeTestServices(closed)
  expect((await sessionOf({}, services)).body).toBeNull()
  expect((await sessionOf({ cookie: 'theme=dark' }, services)).body).toBeNull()
  const signedOff = await sessionOf(await signedIn(makeTestServices(database), userId), services)
  expect([signedOff.status, signedOff.headers.get('retry-after')]).toEqual([503, '2'])
  await closed.pool.end()
})
