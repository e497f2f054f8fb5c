import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ApiKey } from '#contract/api-keys.ts'
import { API_KEYS_ENDED_SHOWN, API_KEYS_MAX } from '#contract/limits.ts'
import { apiKeys, outbox } from '#database/schema.ts'
import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { findText } from '#tests/database/find-text.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aKey } from '#tests/factories/a-key.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase({ poolSize: 10 })

async function aBrewery(settings: Record<string, string> = {}) {
  const services = makeTestServices(database, settings)
  const seller = await aLoggedInSeller(services)
  const page = `/company/${seller.id}/keys`
  const make = (body: object = {}) =>
    seller.send('POST', page, { name: 'Odoo', scopes: ['stock:write', 'beers:read'], days: 90, ...body })
  const list = async () => ((await seller.send('GET', page)).body as { keys: ApiKey[] }).keys
  return { services, seller, page, make, list }
}

test('a key is told once, works, and stands nowhere; it is listed by its beginning, and over when it is revoked', async () => {
  const { services, seller, page, make, list } = await aBrewery()
  expect(await list()).toEqual([])
  const { status, body, headers } = await make()
  const { secret, key } = body as { secret: string; key: ApiKey }
  expect([status, secret]).toEqual([201, expect.stringMatching(/^lup_[\da-f]{64}$/)])
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(key).toMatchObject({
    ...{ name: 'Odoo', prefix: secret.slice(0, 12), scopes: ['beers:read', 'stock:write'] },
    ...{ usedAt: null, state: 'valid' },
  })
  const days = (Date.parse(key.expiresAt!) - Date.parse(key.createdAt)) / 86_400_000
  expect(Math.round(days)).toBe(90)
  expect(await findText(database.pool, [secret.slice(12)])).toEqual([])

  const use = () =>
    sendJson(services, 'GET', `/company/${seller.id}/products`, {
      headers: { authorization: `Bearer ${secret}` },
    })
  expect((await use()).status).toBe(200)
  expect(await list()).toMatchObject([{ id: key.id, usedAt: expect.any(String) }])
  for (const _time of ['first', 'second'])
    expect(await seller.send('DELETE', `${page}/${key.id}`)).toMatchObject({
      status: 200,
      body: { keys: [{ id: key.id, state: 'revoked' }] },
    })
  expect((await use()).status).toBe(401)
})

test('what is wrong in the form is told by field', async () => {
  const { make } = await aBrewery()
  const wrong = async (body: object) => {
    const { status, body: told } = await make(body)
    expect(status).toBe(400)
    return Object.keys((told as { fields: object }).fields)
  }
  expect(await wrong({ name: ' ', scopes: [], days: 7 })).toEqual(['name', 'scopes', 'days'])
  expect(await wrong({ scopes: ['beers:read', 'payouts:write'] })).toEqual(['scopes.1'])
  expect(await wrong({ name: 'x'.repeat(61) })).toEqual(['name'])
  const never = await make({ days: null, scopes: ['sales:read', 'sales:read'] })
  expect(never).toMatchObject({ status: 201, body: { key: { expiresAt: null, scopes: ['sales:read'] } } })
})

test('somebody else’s keys are not there', async () => {
  const { page, services, list } = await aBrewery()
  const rival = await aLoggedInSeller(services)
  const { make } = { make: () => rival.send('POST', page, { name: 'x', scopes: ['beers:read'], days: null }) }
  expect((await make()).status).toBe(404)
  await aKey(services, rival.id)
  const [theirs] = await database.db.select().from(apiKeys).where(eq(apiKeys.companyId, rival.id))
  const other = await aLoggedInSeller(services)
  expect((await other.send('DELETE', `/company/${other.id}/keys/${theirs!.id}`)).status).toBe(404)
  expect((await other.send('DELETE', `/company/${rival.id}/keys/${theirs!.id}`)).status).toBe(404)
  expect(await list()).toEqual([])
})

test('there are no more than so many, from however many tabs, and the last of those that are over are told of', async () => {
  const { services, seller, make, list, page } = await aBrewery()
  for (let n = 0; n < API_KEYS_MAX - 2; n++) await aKey(services, seller.id)
  const together = await Promise.all([make(), make(), make(), make()])
  expect(together.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
  expect(together.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'too-many-keys' })
  for (let n = 0; n < API_KEYS_ENDED_SHOWN + 5; n++)
    await aKey(services, seller.id, ['beers:read'], { revokedAt: new Date() })
  const [first] = await list()
  await seller.send('DELETE', `${page}/${first!.id}`)
  expect((await make()).status).toBe(201)
  const states = (await list()).map(({ state }) => state)
  expect(states).toHaveLength(API_KEYS_MAX + API_KEYS_ENDED_SHOWN)
  expect(states.lastIndexOf('valid')).toBe(API_KEYS_MAX - 1)
  expect(await database.db.$count(apiKeys, eq(apiKeys.companyId, seller.id))).toBe(
    API_KEYS_MAX + API_KEYS_ENDED_SHOWN,
  )
})

test('made and revoked without end, it is too often', async () => {
  const { make } = await aBrewery({ RATE_LIMITS: 'on', IMPORTS_PER_HOUR: '2' })
  expect([(await make()).status, (await make()).status, (await make()).status]).toEqual([201, 201, 429])
})

test('its seller is mailed what it may, at an e-mail that nobody proved too, and nothing that was typed', async () => {
  const { services, seller, make } = await aBrewery()
  const { secret, key } = (await make({ name: 'Compra en mala.example' })).body as {
    secret: string
    key: ApiKey
  }
  const sent: Mail[] = []
  const mailer = aMailer(async (mail: Mail) => void sent.push(mail))
  for (const { id } of await database.db.select().from(outbox).where(eq(outbox.recipient, seller.email)))
    await sendOutboxMail({ ...services, mailer }, id)
  expect(sent).toHaveLength(1)
  expect(sent[0]!.text).toContain(key.prefix)
  expect(sent[0]!.text).toContain('beers:read: Leer tus cervezas')
  expect(sent[0]!.text).toContain(`/company/${seller.id}/keys`)
  expect(sent[0]!.text).not.toContain(secret)
  expect(sent[0]!.text).not.toContain('mala.example')
})
