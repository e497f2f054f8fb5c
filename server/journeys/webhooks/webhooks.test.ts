import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ResponseOf } from '#contract/endpoint.ts'
import { WEBHOOK_TARGETS_MAX } from '#contract/limits.ts'
import type { getWebhook } from '#contract/webhooks.ts'
import { webhookDeliveries, webhookTargets } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aWebhook } from '#tests/factories/a-webhook.ts'
import { aWebhookSender } from '#tests/factories/a-webhook-sender.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { forgetDeliveries } from './forget-deliveries.ts'

const database = useTestDatabase()
const at = (address: string) => ({ address, events: ['order.paid'] })

async function aBrewery(settings: Record<string, string> = {}, sender = aWebhookSender()) {
  const services = makeTestServices(database, settings, { webhookSender: sender })
  const seller = await aLoggedInSeller(services)
  const page = `/company/${seller.id}/webhooks`
  const read = async (id: string, query = '') =>
    (await seller.send('GET', `${page}/${id}${query}`)).body as ResponseOf<typeof getWebhook>
  return { services, seller, page, sender, read }
}

test('a brewery adds an address, and is told its secret; the list does not tell it', async () => {
  const { seller, page, read } = await aBrewery()
  const made = await seller.send('POST', page, {
    address: ' https://stock.cerveceria.example/avisos?a=1 ',
    events: ['payout.paid', 'order.paid', 'order.paid'],
  })
  expect([made.status, made.body]).toMatchObject([
    201,
    {
      address: 'https://stock.cerveceria.example/avisos?a=1',
      events: ['order.paid', 'payout.paid'],
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32}$/),
      ...{ off: null, failures: 0, arrivedAt: null, waiting: 0, formerUntil: null },
    },
  ])
  const { id, secret } = made.body as { id: string; secret: string }
  expect((await read(id)).target.secret).toBe(secret)
  const listed = await seller.send('GET', page)
  expect(listed.body).toMatchObject({ targets: [{ id }], most: WEBHOOK_TARGETS_MAX })
  expect(JSON.stringify(listed.body)).not.toContain('whsec_')
  // Encrypted where it lies, for its company alone.
  const [kept] = await database.db.select().from(webhookTargets)
  expect(JSON.stringify(kept)).not.toContain(secret.slice(6))
})

test.each([
  ['http://stock.example/', /https/],
  ['algo', /dirección/],
  ['https://10.0.0.1/', /red privada/],
  ['https://nada.invalid/', /No encontramos/],
  ['', /./],
  [`https://a.example/${'x'.repeat(500)}`, /500/],
])('an address that will not do is refused in words: %s', async (address, words) => {
  const { seller, page } = await aBrewery()
  const answer = await seller.send('POST', page, at(address))
  expect(answer.status).toBe(400)
  expect((answer.body as { fields: Record<string, string> }).fields.address).toMatch(words)
})

test.each([[[]], [['nada']], ['order.paid'], [undefined]])('events are chosen: %j', async (events) => {
  const { seller, page } = await aBrewery()
  const answer = await seller.send('POST', page, { address: 'https://a.example/', events })
  expect(answer.status).toBe(400)
  expect(Object.keys((answer.body as { fields: Record<string, string> }).fields)[0]).toMatch(/^events/)
})

test('there are so many, also where forms come at once', async () => {
  const { seller, page } = await aBrewery()
  const answers = await Promise.all(
    Array.from({ length: WEBHOOK_TARGETS_MAX + 3 }, () =>
      seller.send('POST', page, at('https://a.example/')),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(WEBHOOK_TARGETS_MAX)
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    body: { code: 'webhooks-enough' },
  })
})

test('a target is somebody’s own', async () => {
  const { services, seller, page } = await aBrewery()
  const { id } = await aWebhook(seller)
  const rival = await aLoggedInSeller(services)
  const mine = `/company/${rival.id}/webhooks`
  for (const [method, path, body] of [
    ['GET', ''],
    ['PUT', '', at('https://b.example/')],
    ['PUT', '/state', { on: false }],
    ['POST', '/secret'],
    ['POST', '/test'],
    ['DELETE', ''],
  ] as const) {
    expect((await rival.send(method, `${mine}/${id}${path}`, body)).status).toBe(404)
    expect((await rival.send(method, `${page}/${id}${path}`, body)).status).toBe(404)
    expect((await seller.send(method, `${page}/nada${path}`, body)).status).toBe(404)
  }
  expect((await seller.send('GET', `${page}/${id}`)).status).toBe(200)
})

test('address and events change, and an address that stays is not looked up again', async () => {
  const { seller, page } = await aBrewery()
  const { id } = await aWebhook(seller)
  const change = (body: object) => seller.send('PUT', `${page}/${id}`, body)
  expect((await change(at('https://b.example/'))).body).toMatchObject(at('https://b.example/'))
  expect((await change(at('https://b.invalid/'))).status).toBe(400)
  await database.db.update(webhookTargets).set({ address: 'https://b.invalid/' })
  expect((await change({ ...at('https://b.invalid/'), events: ['beer.out'] })).status).toBe(200)
})

test('a test is sent at once, signed, and told', async () => {
  const { seller, page, sender, read } = await aBrewery(
    {},
    aWebhookSender(() => ({ answer: 'ok\u0000\ud800' })),
  )
  const { id } = await aWebhook(seller)
  const answer = await seller.send('POST', `${page}/${id}/test`)
  expect(answer).toMatchObject({
    status: 200,
    body: {
      kind: 'webhook.test',
      state: 'done',
      tries: 1,
      status: 204,
      ms: 3,
      answer: 'ok\ufffd',
      nextAt: null,
    },
  })
  expect(sender.sent).toHaveLength(1)
  const { target, deliveries, total } = await read(id)
  expect([total, deliveries[0]!.body]).toEqual([1, sender.sent[0]!.body])
  expect(target.arrivedAt).not.toBeNull()
})

test('a test that does not arrive is not tried again, and says why', async () => {
  const { seller, page } = await aBrewery(
    {},
    aWebhookSender(() => ({ status: null, trouble: 'too-slow' })),
  )
  const { id } = await aWebhook(seller)
  const { body } = await seller.send('POST', `${page}/${id}/test`)
  expect(body).toMatchObject({ state: 'failed', trouble: 'too-slow', status: null, nextAt: null })
})

test('for a day after it was changed, the secret before signs too; then it is forgotten', async () => {
  const { seller, page, sender, read } = await aBrewery()
  const { id, secret } = await aWebhook(seller)
  const renewed = await seller.send('POST', `${page}/${id}/secret`)
  expect(renewed.body).toMatchObject({ id, secret: expect.not.stringContaining(secret) })
  await seller.send('POST', `${page}/${id}/test`)
  expect(sender.sent[0]!.headers['webhook-signature']!.split(' ')).toHaveLength(2)
  await database.db.execute(
    sql`UPDATE webhook_targets SET former_until = now() - interval '1 second' WHERE id = ${id}`,
  )
  expect((await read(id)).target.formerUntil).toBeNull()
  await seller.send('POST', `${page}/${id}/test`)
  expect(sender.sent[1]!.headers['webhook-signature']!.split(' ')).toHaveLength(1)
  await forgetDeliveries(database.db)
  const [kept] = await database.db.select().from(webhookTargets).where(sql`id = ${id}`)
  expect([kept!.formerSealed, kept!.formerUntil]).toEqual([null, null])
})

test('removed, nothing of it is left; the second of two presses finds nothing', async () => {
  const { seller, page } = await aBrewery()
  const { id } = await aWebhook(seller)
  await seller.send('POST', `${page}/${id}/test`)
  const both = await Promise.all([
    seller.send('DELETE', `${page}/${id}`),
    seller.send('DELETE', `${page}/${id}`),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(await database.db.$count(webhookDeliveries, sql`target_id = ${id}`)).toBe(0)
})

test('what was sent is kept for a month', async () => {
  const { seller, page, read } = await aBrewery()
  const { id } = await aWebhook(seller)
  for (const _time of [1, 2]) await seller.send('POST', `${page}/${id}/test`)
  const [newest] = (await read(id)).deliveries
  await database.db.execute(
    sql`UPDATE webhook_deliveries SET created_at = now() - interval '30 days 1 minute' WHERE id <> ${newest!.id} AND target_id = ${id}`,
  )
  await forgetDeliveries(database.db)
  expect((await read(id)).deliveries).toMatchObject([{ id: newest!.id }])
  expect((await read(id, '?pag=2')).deliveries).toEqual([])
})

test('presses are counted', async () => {
  const { seller, page } = await aBrewery({ RATE_LIMITS: 'on', WEBHOOK_PRESSES_PER_HOUR: '2' })
  const { id } = await aWebhook(seller)
  expect((await seller.send('POST', `${page}/${id}/test`)).status).toBe(200)
  for (const path of ['test', 'secret', `deliveries/${randomUUID()}/send`])
    expect((await seller.send('POST', `${page}/${id}/${path}`)).status).toBe(429)
})
