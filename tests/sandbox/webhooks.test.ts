import { InvalidWebhookSignatureError, WebhookSignatureValidator } from 'mercadopago'
import { expect, test, vi } from 'vitest'
import { aNoticeReceiver, aPreference, aSandbox, WEBHOOK_SECRET } from './a-sandbox.ts'

async function aPreferenceOf(sandbox: Awaited<ReturnType<typeof aSandbox>>, notificationUrl?: string) {
  const sent = aPreference(notificationUrl ? { notification_url: notificationUrl } : {})
  const { body } = await sandbox.call('POST', '/checkout/preferences', sent)
  return body.id as string
}

async function deliveries(sandbox: Awaited<ReturnType<typeof aSandbox>>) {
  return (await sandbox.call('GET', '/sandbox/webhooks')).body.deliveries
}

test('a payment is announced with a signature that the official client accepts', async () => {
  const sandbox = await aSandbox()
  const shop = await aNoticeReceiver()
  const { returnsTo } = await sandbox.press(await aPreferenceOf(sandbox, shop.url), 'approve')
  await shop.received(1)
  const { url, headers, body } = shop.notices[0]!
  const id = returnsTo!.searchParams.get('payment_id')!

  expect(Object.fromEntries(url.searchParams)).toEqual({
    shop: '1',
    source_news: 'webhooks',
    'data.id': id,
    type: 'payment',
  })
  expect(body).toMatchObject({
    action: 'payment.created',
    api_version: 'v1',
    data: { id },
    live_mode: false,
    type: 'payment',
  })
  const signature = {
    xSignature: headers['x-signature'],
    xRequestId: headers['x-request-id'],
    dataId: url.searchParams.get('data.id'),
    secret: WEBHOOK_SECRET,
    toleranceSeconds: 60,
  }
  WebhookSignatureValidator.validate(signature)
  expect(() => WebhookSignatureValidator.validate({ ...signature, dataId: '1' })).toThrow(
    InvalidWebhookSignatureError,
  )
})

test('a notice is sent again until it is taken, and is given up at last', async () => {
  const sandbox = await aSandbox({ webhookRetryDelaysMs: [20, 40] })
  const shop = await aNoticeReceiver([500, 204])
  await sandbox.press(await aPreferenceOf(sandbox, shop.url), 'approve')
  await shop.received(3)
  expect(new Set(shop.notices.map((each) => each.body.id)).size).toBe(1)
  await vi.waitFor(
    async () => expect(await deliveries(sandbox)).toMatchObject([{ outcome: 'delivered', attempts: 3 }]),
    20_000,
  )

  await sandbox.press(
    await aPreferenceOf(sandbox, 'http://127.0.0.1:1/closed?source_news=webhooks'),
    'approve',
  )
  await vi.waitFor(
    async () => expect((await deliveries(sandbox))[1]).toMatchObject({ outcome: 'given-up', attempts: 3 }),
    20_000,
  )
})

test('a shop that does not answer in time is asked again', async () => {
  const sandbox = await aSandbox({ webhookTimeoutMs: 50 })
  const shop = await aNoticeReceiver(['never'])
  await sandbox.press(await aPreferenceOf(sandbox, shop.url), 'approve')
  await shop.received(2)
  await vi.waitFor(
    async () => expect(await deliveries(sandbox)).toMatchObject([{ outcome: 'delivered', attempts: 2 }]),
    20_000,
  )
})

test('a preference without an address uses the default one; paused notices wait', async () => {
  const shop = await aNoticeReceiver()
  const sandbox = await aSandbox({ webhookUrl: shop.url })
  await sandbox.call('POST', '/sandbox/webhooks/pause')
  await sandbox.press(await aPreferenceOf(sandbox), 'approve')
  expect(await deliveries(sandbox)).toMatchObject([{ outcome: 'waiting', attempts: 0 }])
  expect(shop.notices).toEqual([])
  await sandbox.call('POST', '/sandbox/webhooks/resume')
  await shop.received(1)
})

test('a notice that waits is sent by the next run', async () => {
  const shop = await aNoticeReceiver()
  const first = await aSandbox({ webhookUrl: shop.url })
  await first.call('POST', '/sandbox/webhooks/pause')
  await first.press(await aPreferenceOf(first), 'approve')
  await first.close()

  await aSandbox({ dataDir: first.dataDir, webhookUrl: shop.url })
  await shop.received(1)
})

test('refunds and decisions on pending payments are announced as updates, silent payments are not', async () => {
  const shop = await aNoticeReceiver()
  const sandbox = await aSandbox({ webhookUrl: shop.url })
  const preferenceId = await aPreferenceOf(sandbox)
  const silent = await sandbox.call('POST', `/sandbox/preferences/${preferenceId}/pay`, {
    status: 'approved',
    webhook: false,
  })
  await sandbox.call('POST', `/v1/payments/${silent.body.id}/refunds`, {}, { 'x-idempotency-key': 'r' })

  const { returnsTo } = await sandbox.press(await aPreferenceOf(sandbox), 'pending')
  const id = returnsTo!.searchParams.get('payment_id')
  await shop.received(1)
  await sandbox.call('POST', `/sandbox/payments/${id}/approve`)
  await shop.received(2)
  await sandbox.call('POST', `/v1/payments/${id}/refunds`, { amount: 1 }, { 'x-idempotency-key': 'r' })
  await shop.received(3)
  await sandbox.call('POST', `/sandbox/payments/${id}/notify`)
  await shop.received(4)
  expect(shop.notices.map((each) => each.body.action)).toEqual([
    'payment.created',
    'payment.updated',
    'payment.updated',
    'payment.updated',
  ])
  expect(new Set(shop.notices.map((each) => each.body.data.id))).toEqual(new Set([id]))
})

test('an address that does not ask for webhooks alone is told a second time, as IPN and unsigned', async () => {
  const sandbox = await aSandbox()
  const shop = await aNoticeReceiver()
  const address = shop.url.replace('&source_news=webhooks', '')
  const { returnsTo } = await sandbox.press(await aPreferenceOf(sandbox, address), 'approve')
  await shop.received(2)
  const ipn = shop.notices.find(({ url }) => url.searchParams.has('topic'))!
  const id = returnsTo!.searchParams.get('payment_id')
  expect(Object.fromEntries(ipn.url.searchParams)).toEqual({ shop: '1', topic: 'payment', id })
  expect(ipn.headers['x-signature']).toBeUndefined()
  expect(ipn.body).toEqual({ resource: id, topic: 'payment' })
  expect(await deliveries(sandbox)).toHaveLength(2)
})

test('notices are unsigned and late for as long as it is asked', async () => {
  const sandbox = await aSandbox()
  const shop = await aNoticeReceiver()
  await sandbox.call('POST', '/sandbox/webhooks/mood', { signed: false, delayMs: 400 })
  const before = Date.now()
  await sandbox.press(await aPreferenceOf(sandbox, shop.url), 'approve')
  await shop.received(1)
  expect(Date.now() - before).toBeGreaterThanOrEqual(400)
  expect(shop.notices[0]!.headers['x-signature']).toBeUndefined()
  await sandbox.call('POST', '/sandbox/webhooks/mood', {})
  await sandbox.press(await aPreferenceOf(sandbox, shop.url), 'approve')
  await shop.received(2)
  expect(shop.notices[1]!.headers['x-signature']).toMatch(/^ts=/)
})
