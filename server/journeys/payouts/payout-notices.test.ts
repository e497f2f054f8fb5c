import { createHmac, randomUUID } from 'node:crypto'
import { desc, sql } from 'drizzle-orm'
import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { webhookInbox } from '#database/schema.ts'
import { createMercadoPago } from '#server/adapters/mercado-pago/create-mercado-pago.ts'
import { createPayouts } from '#server/adapters/mercado-pago/payouts/create-payouts.ts'
import { createApp } from '#server/app.ts'
import { isProviderFailure } from '#server/ports/payment-provider.ts'
import type { OutgoingPayout } from '#server/ports/payout-provider.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aPayoutProvider } from '#tests/factories/a-payout-provider.ts'
import { anOutgoingPayout, DESTINATIONS } from '#tests/factories/an-outgoing-payout.ts'
import { ACCESS_TOKEN, aNoticeReceiver, aSandbox, WEBHOOK_SECRET } from '#tests/sandbox/a-sandbox.ts'
import { processWebhook } from '../orders/process-webhook.ts'

const checkout = useCheckout()
beforeEach(() => checkout.db.execute(sql`DELETE FROM webhook_inbox`))

const kept = () => checkout.db.select().from(webhookInbox).orderBy(desc(webhookInbox.receivedAt))

/** A shop that hears what the stand-in tells of payouts, and what it wrote into its log. */
async function aShop(siteId: 'MLA' | 'MLB') {
  const receiver = await aNoticeReceiver()
  const sandbox = await aSandbox({ siteId })
  const publicUrl = new URL(receiver.url).origin
  const account = { baseUrl: sandbox.url, accessToken: ACCESS_TOKEN, publicUrl, timeoutMs: 3000 }
  const told: { standing?: string; payoutId?: string }[] = []
  const log = pino({}, { write: (line: string) => void told.push(JSON.parse(line)) })
  const payments = createMercadoPago({ ...account, webhookSecret: WEBHOOK_SECRET })
  const services = { ...checkout.with(), payments, payoutProvider: createPayouts(account), log }
  const app = createApp(services)
  /** Hands the shop what arrived at its address. */
  const hand = async (count: number) => {
    await receiver.received(count)
    const { url, headers, text } = receiver.notices[count - 1]!
    const given = {
      'x-request-id': String(headers['x-request-id']),
      'x-signature': String(headers['x-signature']),
    }
    const init = { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...given } }
    return (await app.request(url.pathname + url.search, init)).status
  }
  const send = async (payout: OutgoingPayout) => {
    const sent = (await services.payoutProvider.send([payout])).get(payout.id)!
    if (isProviderFailure(sent)) throw new Error(sent.message)
    return sent.reference!
  }
  const standings = () =>
    told.filter(({ standing }) => standing).map(({ standing, payoutId }) => [standing, payoutId])
  return { sandbox, services, hand, send, standings }
}

test.each([
  ['MLA', anOutgoingPayout()],
  ['MLB', anOutgoingPayout({ currency: 'BRL', destination: DESTINATIONS['br-pix'] })],
] as const)('%s: each notice of a payout is kept, and its standing asked for', async (siteId, payout) => {
  const { sandbox, services, hand, send, standings } = await aShop(siteId)
  const reference = await send(payout)
  expect(await hand(1)).toBe(200)
  await sandbox.call('POST', `/sandbox/payouts/${payout.id}/credit`)
  expect(await hand(2)).toBe(200)
  expect(await hand(2)).toBe(200)
  const notices = await kept()
  expect(notices).toHaveLength(2)
  for (const { event, topic, subjectId, paymentId } of notices) {
    expect({ topic, subjectId, paymentId }).toEqual({
      topic: 'payout',
      subjectId: reference,
      paymentId: null,
    })
    expect(await processWebhook(services, event)).toBe(true)
  }
  expect(standings()).toEqual([
    ['paid', payout.id],
    ['paid', payout.id],
  ])
  expect((await kept()).every(({ processedAt }) => processedAt)).toBe(true)
})

const signed = (dataId: string, requestId: string) => {
  const id = dataId && `id:${dataId};`
  const v1 = createHmac('sha256', WEBHOOK_SECRET).update(`${id}request-id:${requestId};ts:1;`).digest('hex')
  return { 'x-request-id': requestId, 'x-signature': `ts=1,v1=${v1}` }
}

async function notify(query: string, body: object, headers: Record<string, string>) {
  const payments = createMercadoPago({
    ...{ baseUrl: 'http://127.0.0.1:9', accessToken: 't', publicUrl: 'http://127.0.0.1:9', timeoutMs: 50 },
    webhookSecret: WEBHOOK_SECRET,
  })
  const app = createApp({ ...checkout.with(), payments })
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
  return (await app.request(`/api/webhooks/mercado-pago${query}`, init)).status
}

test('a notice that nobody signed is refused, and one that makes no sense is answered and left', async () => {
  const body = { id: 'TOP1', external_reference: 'x', payout: { id: 'POP1' } }
  const forged = { ...signed('TOP1', 'r'), 'x-request-id': 'another' }
  expect(await notify('?data.id=TOP1', body, forged)).toBe(401)
  expect(await notify('?data.id=..%2Fx&type=transaction_intent', {}, signed('../x', 'r2'))).toBe(200)
  expect(await notify('', { id: '../x', payout: { id: 'POP1' } }, signed('', 'r3'))).toBe(200)
  expect(await kept()).toEqual([])
  expect(await notify('', body, signed('', 'r4'))).toBe(200)
  expect(await kept()).toMatchObject([{ subjectId: 'payouts/POP1/transactions/TOP1' }])
})

test('a notice waits while the provider is silent, away, or does not know its payout yet', async () => {
  const payoutProvider = aPayoutProvider()
  const services = { ...checkout.with(), payoutProvider }
  const payout = anOutgoingPayout()
  const subjectId = payoutProvider.referenceOf(payout.id)
  const event = randomUUID()
  await checkout.db.insert(webhookInbox).values({ event, topic: 'payout', subjectId, raw: {} })
  const lastError = async () => (await kept())[0]!.lastError
  const away = { ...payoutProvider, isAway: () => true }
  expect(await processWebhook({ ...services, payoutProvider: away }, event)).toBe(false)
  expect(await lastError()).toBe('')
  expect(await processWebhook(services, event)).toBe(false)
  expect(await lastError()).toBe('the provider does not know the payout yet')
  await payoutProvider.send([payout])
  payoutProvider.failNext('read', 'unknown')
  expect(await processWebhook(services, event)).toBe(false)
  expect(await processWebhook(services, event)).toBe(true)
  expect((await kept())[0]).toMatchObject({ processedAt: expect.any(Date), lastError: '' })
})
