import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OpenSession } from '#contract/sessions.ts'
import { sessions } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

const services = () => makeTestServices(database)

async function list(headers: Record<string, string>): Promise<OpenSession[]> {
  return (await sendJson(services(), 'GET', '/account/sessions', { headers })).body as OpenSession[]
}

async function isSignedIn(headers: Record<string, string>): Promise<boolean> {
  return (await sendJson(services(), 'GET', '/session', { headers })).body !== null
}

/** Somebody who is logged in in two browsers. */
async function aPersonTwice() {
  const { id } = await aBuyer(database.db)
  return { id, here: await signedIn(services(), id), there: await signedIn(services(), id) }
}

test.each([
  ['/user', aBuyerForm],
  ['/company', aCompanyForm],
])('who signed up at %s sees the browsers in which they logged in, this one first', async (path, form) => {
  const email = `sesiones${path.length}@correo.example`
  await sendJson(services(), 'POST', path, { body: form({ email }) })
  const logIn = (browser: string) =>
    sendJson(services(), 'POST', '/login', {
      body: { email, password: 'Cebada2024' },
      headers: { 'user-agent': browser },
    })
  const here = cookieHeader((await logIn(FIREFOX)).cookies)
  await logIn(PHONE)
  await logIn('')
  const found = await list(here)
  expect(found.map(({ browser, system, isThis }) => [browser, system, isThis])).toEqual([
    ['Firefox', 'Linux', true],
    [null, null, false],
    ['Chrome', 'Android', false],
  ])
  for (const { openedAt, usedAt } of found) {
    expect(Math.abs(Date.now() - Date.parse(openedAt))).toBeLessThan(60_000)
    expect(Math.abs(Date.now() - Date.parse(usedAt))).toBeLessThan(60_000)
  }
})

test('of a request nothing but the browser is kept, and of that no more than a line', async () => {
  const email = 'callada@correo.example'
  await sendJson(services(), 'POST', '/user', { body: aBuyerForm({ email }) })
  await sendJson(services(), 'POST', '/login', {
    body: { email, password: 'Cebada2024' },
    headers: {
      'user-agent': 'x'.repeat(5000),
      'x-forwarded-for': '198.51.100.4',
      referer: 'http://elsewhere.example',
    },
    from: '198.51.100.5',
  })
  const [kept] = await database.db
    .select()
    .from(sessions)
    .where(eq(sessions.userAgent, 'x'.repeat(300)))
  expect(kept).toBeDefined()
  expect(JSON.stringify(kept)).not.toMatch(/198\.51|elsewhere/)
})

test('one session is logged out, and only that one', async () => {
  const { here, there } = await aPersonTwice()
  const other = (await list(here)).find(({ isThis }) => !isThis)!
  const ended = await sendJson(services(), 'DELETE', `/account/sessions/${other.id}`, { headers: here })
  expect([ended.status, ended.body]).toEqual([200, { message: 'La sesión se cerró' }])
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
  const again = await sendJson(services(), 'DELETE', `/account/sessions/${other.id}`, { headers: here })
  expect([again.status, again.body]).toMatchObject([404, { code: 'not-found' }])
})

test('somebody else’s session is not there', async () => {
  const [one, other] = [await aPersonTwice(), await aPersonTwice()]
  for (const { id } of await list(other.here)) {
    const tried = await sendJson(services(), 'DELETE', `/account/sessions/${id}`, { headers: one.here })
    expect([tried.status, tried.body]).toMatchObject([404, { code: 'not-found' }])
  }
  const nonsense = await sendJson(services(), 'DELETE', '/account/sessions/%27', { headers: one.here })
  expect(nonsense.status).toBe(404)
  expect(await isSignedIn(other.here)).toBe(true)
  expect(await list(other.here)).toHaveLength(2)
})

test('all others are logged out: this one stays, and so does everybody else', async () => {
  const [one, other] = [await aPersonTwice(), await aPersonTwice()]
  await signedIn(services(), one.id)
  const ended = await sendJson(services(), 'DELETE', '/account/sessions', { headers: one.here })
  expect([ended.status, ended.body]).toEqual([200, { message: 'Las demás sesiones se cerraron' }])
  expect([await isSignedIn(one.here), await isSignedIn(one.there)]).toEqual([true, false])
  expect(await list(other.here)).toHaveLength(2)
  expect(await list(one.here)).toMatchObject([{ isThis: true }])
})

test('a session that is over is not listed', async () => {
  const { here } = await aPersonTwice()
  const other = (await list(here)).find(({ isThis }) => !isThis)!
  await database.db
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(sessions.id, other.id))
  expect(await list(here)).toHaveLength(1)
})

test('visitors have no sessions', async () => {
  for (const [method, path] of [
    ['GET', '/account/sessions'],
    ['DELETE', '/account/sessions'],
    ['DELETE', '/account/sessions/0'],
  ] as const) {
    expect((await sendJson(services(), method, path)).status).toBe(401)
  }
})
