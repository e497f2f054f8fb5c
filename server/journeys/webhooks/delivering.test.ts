import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { WEBHOOK_TRIES } from '#contract/limits.ts'
import { companies, outbox, webhookDeliveries, webhookTargets } from '#database/schema.ts'
import type { WebhookAnswer } from '#server/ports/webhook-sender.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aPostOffice } from '#tests/factories/a-post-office.ts'
import { aWebhook } from '#tests/factories/a-webhook.ts'
import { aWebhookSender } from '#tests/factories/a-webhook-sender.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'

const database = useTestDatabase()
const { parse } = JSON

type Answers = Parameters<typeof aWebhookSender>[0]

async function aBrewery(answers?: Answers, address = 'https://stock.cerveceria.example/avisos') {
  await database.db.delete(webhookTargets)
  const sender = aWebhookSender(answers)
  const services = makeTestServices(database, {}, { webhookSender: sender })
  const seller = await aLoggedInSeller(services)
  const target = await aWebhook(seller, { address })
  return { services, sender, seller, target, page: `/company/${seller.id}/webhooks/${target.id}` }
}

/** As the triggers tell of something. */
const tell = (companyId: string, times = 1) =>
  database.db.execute(sql`
    SELECT tell_webhooks(${companyId}, 'beer.out', json_build_object('beerId', uuidv7(), 'name', 'Roja ' || n))
    FROM generate_series(1, ${times}) AS n`)
const makeDue = () =>
  database.db.execute(sql`UPDATE webhook_deliveries SET next_at = now() WHERE state = 'waiting'`)
const freeTargets = () => database.db.execute(sql`UPDATE webhook_targets SET busy_until = now()`)
const deliveries = () => database.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id)
const targetOf = async (id: string) =>
  (await database.db.select().from(webhookTargets).where(eq(webhookTargets.id, id)))[0]!

/** What standardwebhooks.com tells receivers to do, written anew here. */
function isSignedBy(
  secret: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): boolean {
  const age = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']))
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const wanted = createHmac('sha256', key).update(content, 'utf8').digest('base64')
  return age < 300 && headers['webhook-signature']!.split(' ').includes(`v1,${wanted}`)
}

test('what happened arrives once, signed, and is over', async () => {
  const { services, sender, seller, target } = await aBrewery()
  await tell(seller.id, 3)
  await deliverWebhooks(services)
  await deliverWebhooks(services)
  expect(sender.sent.map(({ body }) => parse(body).data.name).toSorted()).toEqual([
    'Roja 1',
    'Roja 2',
    'Roja 3',
  ])
  for (const each of sender.sent) {
    expect(isSignedBy(target.secret, each)).toBe(true)
    expect(isSignedBy(target.secret, { ...each, body: each.body.replace('Roja', 'Rubia') })).toBe(false)
    expect(each.headers['content-type']).toContain('application/json')
  }
  expect(new Set(sender.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
  for (const row of await deliveries())
    expect(row).toMatchObject({ state: 'done', tries: 1, status: 204, nextAt: null })
  expect((await targetOf(target.id)).arrivedAt).not.toBeNull()
})

test('several processes share what is due, and nothing leaves twice', async () => {
  const { services, sender, seller } = await aBrewery(async () => {
    await sleep(2)
    return {}
  })
  await tell(seller.id, 30)
  // As each second: what they reached for in the same moment is left to the next time. None may make its target wait in vain.
  for (let times = 0; times < 5 && sender.sent.length < 30; times++)
    await Promise.all([1, 2, 3, 4].map(() => deliverWebhooks(services)))
  expect(sender.sent).toHaveLength(30)
  expect(new Set(sender.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(30)
})

test('what does not arrive is tried eight times; then its target is off, and its brewery mailed', async () => {
  const { services, sender, seller, target, page } = await aBrewery(() => ({ status: 500, answer: 'no' }))
  await tell(seller.id)
  for (let tries = 1; tries < WEBHOOK_TRIES; tries++) {
    await deliverWebhooks(services)
    const [row] = await deliveries()
    expect(row).toMatchObject({ state: 'waiting', tries, status: 500, answer: 'no' })
    expect(row!.nextAt!.getTime()).toBeGreaterThan(Date.now() + 10_000)
    expect(await targetOf(target.id)).toMatchObject({ failures: tries, offBecause: null })
    await makeDue()
  }
  await deliverWebhooks(services)
  expect(await deliveries()).toMatchObject([{ state: 'failed', tries: WEBHOOK_TRIES, nextAt: null }])
  expect(await targetOf(target.id)).toMatchObject({ offBecause: 'failed' })
  expect(new Set(sender.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1)

  await database.db.execute(sql`UPDATE users SET email_verified = true WHERE id = ${seller.userId}`)
  const post = aPostOffice(services)
  await post.deliver()
  const [mail] = post.sent.filter(({ to }) => to === seller.email)
  expect(mail!.subject).toBe('Apagamos un webhook: stock.cerveceria.example no responde')
  expect(mail!.text).toContain(page)

  // Off, nothing is written down; on again, what was given up is told.
  await tell(seller.id)
  expect(await deliveries()).toHaveLength(1)
  expect((await seller.send('PUT', `${page}/state`, { on: true })).body).toMatchObject({
    off: null,
    waiting: 1,
  })
  await deliverWebhooks(services)
  expect(sender.sent).toHaveLength(WEBHOOK_TRIES + 1)
})

test('one message that its server never takes turns nothing off while others arrive', async () => {
  const { services, seller, target } = await aBrewery(({ body }) => ({
    status: body.includes('Roja 1') ? 422 : 200,
  }))
  await tell(seller.id)
  for (let tries = 1; tries <= WEBHOOK_TRIES; tries++) {
    await deliverWebhooks(services)
    await makeDue()
    if (tries === 3) await tell(seller.id, 2)
  }
  const states = (await deliveries()).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['done', 'failed', 'waiting'])
  expect(await targetOf(target.id)).toMatchObject({ offBecause: null })
})

test('a server that says that it is gone is told nothing more', async () => {
  const { services, seller, target } = await aBrewery(() => ({ status: 410 }))
  await tell(seller.id, 2)
  await deliverWebhooks(services)
  expect(await targetOf(target.id)).toMatchObject({ offBecause: 'gone' })
  expect((await deliveries()).map(({ state }) => state).toSorted()).toEqual(['failed', 'waiting'])
  expect(
    await database.db.$count(outbox, sql`kind = 'webhook-off' AND payload->>'webhookId' = ${target.id}`),
  ).toBe(1)
})

test('a target that hangs holds up none but itself', async () => {
  let letGo = () => {}
  const hangs = new Promise<Partial<WebhookAnswer>>((resolve) => {
    letGo = () => resolve({ status: null, trouble: 'too-slow' })
  })
  const { services, sender, seller } = await aBrewery(
    ({ address }) => (address.includes('cuelga') ? hangs : {}),
    'https://cuelga.example/',
  )
  const healthy = await aLoggedInSeller(services)
  await aWebhook(healthy, { address: 'https://sana.example/' })
  await tell(seller.id, 200)
  const running = deliverWebhooks(services)
  await tell(healthy.id, 5)
  const to = (host: string) => sender.sent.filter(({ address }) => address.includes(host))
  await expect.poll(() => to('sana'), { timeout: 5000 }).toHaveLength(5)
  // Also what happens while somebody hangs.
  await tell(healthy.id, 2)
  await expect.poll(() => to('sana'), { timeout: 5000 }).toHaveLength(7)
  expect(to('cuelga')).toHaveLength(1)
  await database.db.execute(sql`UPDATE webhook_deliveries SET next_at = now() + interval '1 hour'
    WHERE state = 'waiting' AND tries = 0`)
  letGo()
  await running
})

test('killed between sending and writing that down, it is sent again under the same webhook-id', async () => {
  const { services, sender, seller } = await aBrewery()
  await tell(seller.id)
  const killed = {
    ...services,
    webhookSender: {
      ...sender,
      post: async (...message: Parameters<typeof sender.post>) => {
        await sender.post(...message)
        throw new Error('killed')
      },
    },
  }
  await deliverWebhooks(killed)
  expect(sender.sent).toHaveLength(1)
  // While its claim lasts nobody else takes it.
  await deliverWebhooks(services)
  expect(sender.sent).toHaveLength(1)
  await makeDue()
  await freeTargets()
  await deliverWebhooks(services)
  expect(sender.sent).toHaveLength(2)
  expect(sender.sent[1]!.headers['webhook-id']).toBe(sender.sent[0]!.headers['webhook-id'])
  expect(sender.sent[1]!.body).toBe(sender.sent[0]!.body)
  expect(await deliveries()).toMatchObject([{ state: 'done', tries: 2 }])
})

test('sent again by hand it leaves at once under the same webhook-id, and begins anew', async () => {
  let status = 500
  const { services, sender, seller, target, page } = await aBrewery(() => ({ status }))
  await tell(seller.id)
  await deliverWebhooks(services)
  const [row] = await deliveries()
  const press = () => seller.send('POST', `${page}/deliveries/${row!.id}/send`)
  expect((await press()).body).toMatchObject({ state: 'waiting', tries: 1, status: 500 })
  status = 200
  expect((await press()).body).toMatchObject({ state: 'done', tries: 1, status: 200, nextAt: null })
  expect(await targetOf(target.id)).toMatchObject({ failures: 0 })
  expect((await press()).body).toMatchObject({ state: 'done' })
  expect(new Set(sender.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(sender.sent).toHaveLength(4)
})

test('nothing is told of, or sent for, a company that is switched off; nor to a target that is', async () => {
  const { services, sender, seller, page } = await aBrewery()
  await tell(seller.id)
  const turnCompany = (active: boolean) =>
    database.db.update(companies).set({ active }).where(eq(companies.id, seller.id))
  await turnCompany(false)
  await deliverWebhooks(services)
  const { rows } = await database.db.execute(sql`SELECT hears_webhooks(${seller.id}, 'beer.out') AS hears`)
  expect([sender.sent, rows[0]]).toEqual([[], { hears: false }])
  await turnCompany(true)
  expect((await seller.send('PUT', `${page}/state`, { on: false })).body).toMatchObject({
    off: { because: 'owner' },
  })
  await deliverWebhooks(services)
  expect(sender.sent).toEqual([])
  // A test goes there all the same.
  expect((await seller.send('POST', `${page}/test`)).body).toMatchObject({ state: 'done' })
})

test('removed while something is under way to it, all ends well', async () => {
  let remove = async () => {}
  const { services, seller, page } = await aBrewery(async () => {
    await remove()
    return {}
  })
  remove = async () => void (await seller.send('DELETE', page))
  await tell(seller.id)
  await deliverWebhooks(services)
  expect(await deliveries()).toEqual([])
})
