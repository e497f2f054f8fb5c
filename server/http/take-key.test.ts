import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { API_CALLS_PER_MINUTE } from '#contract/limits.ts'
import { apiKeys, beers, companies, users } from '#database/schema.ts'
import { hashOfKey, randomKey } from '#server/api-keys/hash-key.ts'
import { createApp } from '#server/app.ts'
import type { Services } from '#server/services.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aKey } from '#tests/factories/a-key.ts'
import { aLoggedInSeller, mailsTo } from '#tests/factories/logged-in-people.ts'
import { makeTestServices, TEST_ORIGIN } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase({ poolSize: 10 })

/** A brewery with a beer and a key, and what its program sends. */
async function aProgram(services: Services = makeTestServices(database)) {
  const seller = await aLoggedInSeller(services)
  const beer = await aBeer(services.db, { companyId: seller.id })
  const key = await aKey(services, seller.id)
  const page = `/company/${seller.id}/products`
  const ask = (path = page, headers: Record<string, string> = {}) =>
    sendJson(services, 'GET', path, { headers: { authorization: `Bearer ${key}`, ...headers } })
  const row = async () =>
    (
      await services.db
        .select()
        .from(apiKeys)
        .where(eq(apiKeys.hash, hashOfKey(key)))
    )[0]!
  const set = (facts: Partial<typeof apiKeys.$inferInsert>) =>
    services.db
      .update(apiKeys)
      .set(facts)
      .where(eq(apiKeys.hash, hashOfKey(key)))
  return { services, seller, beer, key, page, ask, row, set }
}

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
]

test('a key reads as its company, however it writes Bearer, and no cache keeps it', async () => {
  const { services, key, page, beer, ask } = await aProgram()
  const { status, body, headers } = await ask()
  expect([status, body]).toMatchObject([200, { products: [{ id: beer.id }] }])
  expect(headers.get('cache-control')).toBe('private, no-store')
  for (const authorization of [`bearer ${key}`, `BEARER  ${key} `])
    expect((await sendJson(services, 'GET', page, { headers: { authorization } })).status).toBe(200)
})

test('stock is set by the edition that was read; with an old one it is refused, and says what is so now', async () => {
  const { services, page, beer, key, seller } = await aProgram()
  const send = (row: object, by = key) =>
    sendJson(services, 'PUT', page, {
      headers: { authorization: `Bearer ${by}` },
      body: { rows: [{ id: beer.id, ...row }] },
    })
  const [before] = await services.db.select().from(beers).where(eq(beers.id, beer.id))
  const shown = { edition: before!.edition, stock: 40, stockShown: before!.onHand }
  const first = await send(shown)
  expect(first.body).toMatchObject({ rows: [{ refused: null, product: { onHand: 40 } }] })
  expect((await send({ ...shown, stock: 7 })).body).toMatchObject({
    rows: [{ refused: { code: 'record-changed' }, product: { onHand: 40 } }],
  })
  const onlyStock = await aKey(services, seller.id, ['stock:write'])
  const { edition } = (first.body as { rows: [{ product: { edition: number } }] }).rows[0].product
  for (const more of [{ price: 3 }, { status: false }]) {
    const refused = await send({ edition, stock: 41, stockShown: 40, ...more }, onlyStock)
    expect(refused).toMatchObject({ status: 403, body: { code: 'scope-missing', scope: 'beers:write' } })
  }
  expect((await send({ edition, stock: 41, stockShown: 40 }, onlyStock)).status).toBe(200)
})

test('what is wrong with a key nobody learns: none, another, over, revoked, switched off', async () => {
  const { services, page, key, ask, set, seller } = await aProgram()
  const unknown = await sendJson(services, 'GET', page, {
    headers: { authorization: `Bearer ${randomKey()}` },
  })
  expect(codeOf(unknown)).toEqual([401, 'key-not-valid'])
  expect(unknown.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  expect(unknown.headers.get('ratelimit-limit')).toBe(null)
  const wrong = [
    ...['', 'lup_', 'x'.repeat(12_000), key.slice(0, -1), `${key}0`, `x${key}`, key.toUpperCase()],
    ...[`${key}, Bearer ${key}`, `${key} ${key}`, key.replace('_', '%5f'), "' OR 1=1 --"],
  ]
  for (const token of wrong) {
    const answer = await sendJson(services, 'GET', page, { headers: { authorization: `Bearer ${token}` } })
    expect([token.slice(0, 90), answer.status, answer.body]).toEqual([token.slice(0, 90), 401, unknown.body])
  }
  const over: [Partial<typeof apiKeys.$inferInsert>, Partial<typeof apiKeys.$inferInsert>][] = [
    [{ revokedAt: new Date() }, { revokedAt: null }],
    [{ expiresAt: new Date() }, { expiresAt: new Date(Date.now() + 60_000) }],
  ]
  for (const [ended, again] of over) {
    await set(ended)
    expect((await ask()).body).toEqual(unknown.body)
    await set(again)
    expect((await ask()).status).toBe(200)
  }
  for (const off of ['companies', 'users'] as const) {
    const turn = (active: boolean) =>
      off === 'users'
        ? services.db.update(users).set({ active }).where(eq(users.id, seller.userId))
        : services.db.update(companies).set({ active }).where(eq(companies.id, seller.id))
    await turn(false)
    expect((await ask()).body).toEqual(unknown.body)
    await turn(true)
  }
  expect((await ask()).status).toBe(200)
})

test('a deleted account’s keys are gone', async () => {
  const { services, seller, ask } = await aProgram()
  const deleted = await seller.send('DELETE', '/account', { currentPassword: 'Cebada2024' })
  expect(deleted.status).toBe(200)
  expect(await services.db.$count(apiKeys, eq(apiKeys.companyId, seller.id))).toBe(0)
  expect((await ask()).status).toBe(401)
})

test('key and session together are refused, whatever either is worth', async () => {
  const { seller, ask, services, page } = await aProgram()
  expect(codeOf(await ask(undefined, seller.headers))).toEqual([400, 'key-and-session'])
  const cookie = `${services.identity.cookieName}=over`
  expect(codeOf(await ask(undefined, { cookie }))).toEqual([400, 'key-and-session'])
  expect((await ask(undefined, { cookie: 'lupulo_language=en' })).status).toBe(200)
  // What a proxy asks a password for is not ours to read.
  const headers = { ...seller.headers, authorization: 'Basic bHVwdWxvOmx1cHVsbw==' }
  expect((await sendJson(services, 'GET', page, { headers })).status).toBe(200)
})

test('the check of origin lets programs through, and no other site with a key either', async () => {
  const { services, page, key } = await aProgram()
  const send = (headers: Record<string, string>) =>
    sendJson(services, 'PUT', page, {
      headers: { authorization: `Bearer ${key}`, ...headers },
      body: { rows: [] },
    })
  expect((await send({})).status).toBe(400)
  expect((await send({ origin: TEST_ORIGIN })).status).toBe(400)
  expect(codeOf(await send({ origin: 'https://evil.example' }))).toEqual([403, 'foreign-origin'])
})

test.each([
  ['in the query', (key: string) => `/product?api_key=${key}`],
  ['in the path', (key: string) => `/company/${key}/products`],
  [
    'escaped',
    (key: string) =>
      `/nothing?k=${key
        .replace('_', '%5F')
        .replace(/[a-f]/g, '%6$&')
        .replace(/%6[a-f]/g, (c) => `%${c.charCodeAt(2).toString(16)}`)}`,
  ],
  ['in capitals', (key: string) => `/product?name=${key.toUpperCase()}`],
])('a key %s of an address is over at once, and its seller is told', async (_says, pathOf) => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const { services, key, ask, row, seller } = await aProgram(makeTestServices(database, {}, { log }))
  for (const _time of ['first', 'second'])
    expect(codeOf(await sendJson(services, 'GET', pathOf(key)))).toEqual([400, 'key-in-address'])
  expect((await row()).revokedAt).not.toBe(null)
  expect((await ask()).status).toBe(401)
  const mails = await mailsTo(services, seller.email)
  expect(mails.map(({ kind }) => kind)).toEqual(['api-key-leaked'])
  const printed = lines
    .join('')
    .toLowerCase()
    .replace(/%([2-7][\da-f])/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  expect(printed).toContain('key-in-address')
  expect(printed).not.toContain(key.slice(12))
})

test('a stranger’s guess in an address changes nothing', async () => {
  const { services, row } = await aProgram()
  const answer = await sendJson(services, 'GET', `/product?k=${randomKey()}`)
  expect(codeOf(answer)).toEqual([400, 'key-in-address'])
  expect((await row()).revokedAt).toBe(null)
})

test('each key has a count of its own, told with every answer; what is over it waits', async () => {
  const services = makeTestServices(database, { RATE_LIMITS: 'on' })
  const { ask, seller, page, row } = await aProgram(services)
  const left = async () => {
    const { headers } = await ask()
    expect(headers.get('ratelimit-limit')).toBe(String(API_CALLS_PER_MINUTE))
    expect(Number(headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60)
    return Number(headers.get('ratelimit-remaining'))
  }
  expect([await left(), await left()]).toEqual([API_CALLS_PER_MINUTE - 1, API_CALLS_PER_MINUTE - 2])
  await services.rateLimits.take('api-call', (await row()).id, API_CALLS_PER_MINUTE - 3)
  const together = await Promise.all([ask(), ask(), ask()])
  expect(together.map(({ status }) => status).toSorted()).toEqual([200, 429, 429])
  const refused = together.find(({ status }) => status === 429)!
  expect(refused.headers.get('ratelimit-remaining')).toBe('0')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const other = await aKey(services, seller.id)
  const headers = { authorization: `Bearer ${other}` }
  expect((await sendJson(services, 'GET', page, { headers })).status).toBe(200)
  expect((await seller.send('GET', page)).status).toBe(200)
})

test('its use is written down once a minute', async () => {
  const { ask, row, set } = await aProgram()
  await set({ usedAt: null })
  await Promise.all([ask(), ask()])
  const first = (await row()).usedAt!
  await ask()
  expect((await row()).usedAt).toEqual(first)
  await database.db.update(apiKeys).set({ usedAt: sql`now() - interval '61 seconds'` })
  await ask('/account/sessions')
  expect((await row()).usedAt!.getTime()).toBeGreaterThanOrEqual(first.getTime())
})

test('a key opens no page and no session: nothing that it gets sets a cookie', async () => {
  const { services, key, seller } = await aProgram()
  const app = createApp(services)
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const calls: [string, string, object?][] = [
    ['GET', '/session'],
    ['POST', '/login', { email: seller.email, password: 'Cebada2024' }],
    ['POST', `/company/${seller.id}/keys`, { name: 'x', scopes: ['beers:read'], days: null }],
    ['GET', '/account/data'],
    ['PUT', '/company', {}],
  ]
  for (const [method, path, body] of calls) {
    const answer = await app.request(`/api${path}`, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, 403, null])
    expect(await answer.json()).toMatchObject({ code: 'not-by-key' })
  }
})
