import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { isProviderFailure, type PaymentRequest } from '#server/ports/payment-provider.ts'
import { ACCESS_TOKEN, aNoticeReceiver, aSandbox, WEBHOOK_SECRET } from '#tests/sandbox/a-sandbox.ts'
import { createMercadoPago } from './create-mercado-pago.ts'

async function aProvider(options: { timeoutMs?: number; publicUrl?: string } = {}) {
  const sandbox = await aSandbox({ siteId: 'MLB', httpReturn: 'any-host' })
  const provider = createMercadoPago({
    baseUrl: sandbox.url,
    accessToken: ACCESS_TOKEN,
    webhookSecret: WEBHOOK_SECRET,
    publicUrl: 'http://shop.example',
    timeoutMs: 3000,
    ...options,
  })
  const fault = (facts: object) => sandbox.call('POST', '/sandbox/faults', facts)
  return { sandbox, provider, fault }
}

function aRequest(facts: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    orderId: randomUUID(),
    currency: 'BRL',
    lines: [
      { beerId: randomUUID(), name: 'Ñandú IPA', image: '', quantity: 2, unitCents: 410 },
      { beerId: randomUUID(), name: 'Regalo', image: '', quantity: 1, unitCents: 0 },
    ],
    buyer: { name: 'Ana', lastName: 'Pérez', email: 'ana@example.com' },
    delivery: {
      recipient: 'Ana Pérez',
      address: 'Belgrano 123',
      city: 'Salta',
      state: 'Salta',
      country: 'Argentina',
    },
    shopOrigin: 'http://192.168.1.7:3000',
    closesAt: new Date(Date.now() + 60_000),
    ...facts,
  }
}

async function opened(provider: Awaited<ReturnType<typeof aProvider>>['provider'], request: PaymentRequest) {
  const page = await provider.openPayment(request)
  if ('failed' in page) throw new Error(page.message)
  return page
}

test('opens a page once an order, with everything that the provider needs to know', async () => {
  const { sandbox, provider } = await aProvider()
  const request = aRequest()
  const page = await opened(provider, request)
  expect(await opened(provider, request)).toEqual(page)
  expect(page.initPoint).toContain(sandbox.url)
  const { body } = await sandbox.call('GET', `/checkout/preferences/${page.preferenceId}`)
  expect(body).toMatchObject({
    external_reference: request.orderId,
    metadata: { order_id: request.orderId },
    auto_return: 'approved',
    notification_url: 'http://shop.example/api/webhooks/mercado-pago?source_news=webhooks',
    back_urls: { success: 'http://192.168.1.7:3000/succes', pending: 'http://192.168.1.7:3000/pending' },
    expires: true,
    payer: { email: 'ana@example.com' },
    items: [{ title: 'Ñandú IPA', unit_price: 4.1, quantity: 2, currency_id: 'BRL' }],
  })
  expect(Date.parse(body.expiration_date_to)).toBe(request.closesAt.getTime())
  expect(body.date_of_expiration).toMatch(/\.\d{3}[+-]\d\d:00$/)
  expect(Date.parse(body.date_of_expiration)).toBe(request.closesAt.getTime())
})

test.each([
  [150, true],
  [151, false],
])('an e-mail of %i characters fills in its page: %s', async (characters, isSent) => {
  const { sandbox, provider } = await aProvider()
  const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(characters - 126 - 8)}.example`
  const { preferenceId } = await opened(
    provider,
    aRequest({ buyer: { name: 'Ana', lastName: 'Pérez', email } }),
  )
  const { body } = await sandbox.call('GET', `/checkout/preferences/${preferenceId}`)
  expect(body.payer.email || undefined).toBe(isSent ? email : undefined)
})

test('of names and pictures no more is sent than the provider takes', async () => {
  const { sandbox, provider } = await aProvider()
  const image = (characters: number) => 'https://pictures.example/'.padEnd(characters, 'x')
  const line = (characters: number) => ({
    ...{ beerId: randomUUID(), name: 'Ñandú IPA', quantity: 1, unitCents: 410 },
    image: image(characters),
  })
  const { preferenceId } = await opened(
    provider,
    aRequest({
      lines: [line(600), line(601)],
      buyer: { name: 'A'.repeat(101), lastName: 'P'.repeat(101), email: 'ana@example.com' },
    }),
  )
  const { body } = await sandbox.call('GET', `/checkout/preferences/${preferenceId}`)
  expect(body.payer).toMatchObject({ name: 'A'.repeat(100), surname: 'P'.repeat(100) })
  expect(body.items[0].picture_url).toBe(image(600))
  expect(body.items[1].picture_url || undefined).toBeUndefined()
})

test('a buyer whose name changed before their page was known gets one all the same', async () => {
  const { provider } = await aProvider()
  const request = aRequest()
  const lost = await opened(provider, request)
  const renamed = { ...request, buyer: { ...request.buyer, lastName: 'Gómez' } }
  const page = await opened(provider, renamed)
  expect(page.preferenceId).not.toBe(lost.preferenceId)
  expect(await opened(provider, renamed)).toEqual(page)
})

test('reads, finds and refunds payments', async () => {
  const { sandbox, provider } = await aProvider()
  const request = aRequest()
  const { preferenceId } = await opened(provider, request)
  const rejected = await sandbox.press(preferenceId, 'reject')
  const approved = await sandbox.press(preferenceId, 'approve')
  const id = approved.returnsTo!.searchParams.get('payment_id')!
  const told = {
    providerId: id,
    orderId: request.orderId,
    pageOfOrderId: request.orderId,
    status: 'approved',
    amountCents: 820,
    refundedCents: 0,
    currency: 'BRL',
    statusDetail: 'accredited',
    // 4.49 % in Brazil.
    ...{ feeCents: 37, netCents: 783, releasedAt: expect.any(Date) },
  }
  expect(await provider.readPayment(id)).toEqual(told)
  expect(await provider.findPayments(request.orderId)).toEqual([
    {
      ...told,
      providerId: rejected.returnsTo!.searchParams.get('payment_id'),
      ...{ status: 'rejected', statusDetail: 'cc_rejected_other_reason' },
      ...{ feeCents: null, netCents: null, releasedAt: null },
    },
    told,
  ])
  const refund = await provider.refund(id, 320, 'key-1')
  expect(refund).toEqual({ providerRefundId: expect.any(String), amountCents: 320, standing: 'made' })
  if (isProviderFailure(refund)) throw new Error(refund.message)
  expect(await provider.readRefund(id, refund.providerRefundId)).toEqual(refund)
  expect(await provider.readRefund(id, '1')).toBeNull()
  expect(await provider.refund(id, 320, 'key-1')).toEqual(refund)
  expect(await provider.listRefunds(id)).toEqual([refund])
  expect(await provider.refund(id, 600, 'key-2')).toMatchObject({ failed: 'refused', status: 400 })
  expect(await provider.readPayment(id)).toMatchObject({ status: 'approved', refundedCents: 320 })
  expect(await provider.readPayment('1')).toBeNull()
  expect(await provider.findPayments(randomUUID())).toEqual([])
})

test('of a card that was rejected a hundred times before it was taken, the last payment is found', async () => {
  // Where its notices go is not looked up: so many that are would hold back everything else.
  const { sandbox, provider } = await aProvider({ publicUrl: 'http://127.0.0.1:9' })
  const request = aRequest()
  const { preferenceId } = await opened(provider, request)
  for (let tried = 0; tried < 100; tried++) await sandbox.press(preferenceId, 'reject')
  await sandbox.press(preferenceId, 'approve')
  const found = await provider.findPayments(request.orderId)
  if (isProviderFailure(found)) throw new Error(found.message)
  expect(found.map(({ status }) => status)).toEqual([...Array(99).fill('rejected'), 'approved'])
})

test('a voucher that was taken in time cannot be paid once the page has closed', async () => {
  const { sandbox, provider } = await aProvider()
  const { preferenceId } = await opened(provider, aRequest({ closesAt: new Date(Date.now() + 1500) }))
  const { returnsTo } = await sandbox.press(preferenceId, 'pending')
  const id = returnsTo!.searchParams.get('payment_id')!
  await vi.waitFor(
    async () =>
      expect(await provider.readPayment(id)).toMatchObject({ status: 'cancelled', statusDetail: 'expired' }),
    { timeout: 10_000 },
  )
})

test('an account without money and a payment that is too old are refused with their reasons', async () => {
  const { sandbox, provider } = await aProvider()
  const { preferenceId } = await opened(provider, aRequest())
  const id = (await sandbox.press(preferenceId, 'approve')).returnsTo!.searchParams.get('payment_id')!
  await sandbox.call('POST', '/sandbox/refunds/mood', { mood: 'no-balance' })
  const refused = { failed: 'refused', status: 400 }
  expect(await provider.refund(id, 100, 'key-1')).toMatchObject({ ...refused, because: 'no-balance' })
  expect(await provider.refund(id, 10_000, 'key-2')).not.toHaveProperty('because')
  expect(
    await provider.openPayment(aRequest({ lines: [{ ...aRequest().lines[0]!, unitCents: 90_000_000 }] })),
  ).toMatchObject({ ...refused, because: 'amount' })
})

test('an answer that does not come, or is no answer, is a failure and nothing worse', async () => {
  const { provider, fault } = await aProvider({ timeoutMs: 150 })
  const read = () => provider.readPayment('1')
  await fault({ delayMs: 2000 })
  expect(await read()).toMatchObject({ failed: 'unknown', message: expect.stringContaining('TimeoutError') })
  await fault({ cut: true })
  expect(await read()).toMatchObject({ failed: 'unknown' })
  // An answer in between: otherwise it is known to be away.
  expect(await read()).toBeNull()
  await fault({ garbage: true })
  expect(await read()).toMatchObject({ failed: 'unknown', status: 200 })
  await fault({ status: 500 })
  expect(await read()).toMatchObject({ failed: 'unknown', status: 500 })
  expect(await read()).toBeNull()
  await fault({ status: 429 })
  expect(await read()).toMatchObject({ failed: 'refused', status: 429 })
  const nowhere = createMercadoPago({
    baseUrl: 'http://127.0.0.1:1',
    accessToken: 'x',
    webhookSecret: 'x',
    publicUrl: 'http://shop.example',
    timeoutMs: 500,
  })
  expect(await nowhere.openPayment(aRequest())).toMatchObject({ failed: 'unknown' })
})

test.each([
  ['an error', { status: 500 }],
  ['garbage', { garbage: true }],
  ['a wish to be left alone', { status: 429 }],
])('a part that answers %s three times is away, and the others are not', async (_what, facts) => {
  const { provider, fault } = await aProvider()
  await fault({ ...facts, path: '/v1/payments', times: 100 })
  for (let call = 0; call < 3; call++) {
    expect(provider.isAway('payments')).toBe(false)
    await provider.readPayment('1')
  }
  expect(provider.isAway('payments')).toBe(true)
  expect(await provider.findPayments(randomUUID())).toMatchObject({ failed: 'not-asked' })
  expect(await provider.openPayment(aRequest())).toMatchObject({ initPoint: expect.any(String) })
  expect(provider.isAway('refunds')).toBe(false)
})

test.each([{ status: 400 }, { status: 401 }, { status: 404 }])(
  'a refusal (%j) is an answer: it is there',
  async (facts) => {
    const { provider, fault } = await aProvider()
    await fault({ ...facts, times: 5 })
    for (let call = 0; call < 5; call++) await provider.refund('1', 100, 'key')
    expect(provider.isAway('refunds')).toBe(false)
  },
)

test('tells a genuine notice from a forged one', async () => {
  const shop = await aNoticeReceiver()
  const { sandbox, provider } = await aProvider({ publicUrl: shop.url.replace(/\/webhook.*/, '') })
  const { preferenceId } = await opened(provider, aRequest())
  await sandbox.press(preferenceId, 'approve')
  await shop.received(1)
  const { url, headers } = shop.notices[0]!
  const notice = {
    dataId: url.searchParams.get('data.id')!,
    requestId: String(headers['x-request-id']),
    signature: String(headers['x-signature']),
  }
  expect(provider.isGenuineNotice(notice)).toBe(true)
  const forged = [
    { dataId: '1' },
    { requestId: 'other' },
    { signature: notice.signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
    { signature: notice.signature.replace(/^ts=\d/, 'ts=9') },
    { signature: '' },
    { signature: 'ts=1,v1=abc' },
    { signature: `ts=,v1=${'0'.repeat(64)}` },
    { signature: 'ñ'.repeat(5000) },
  ]
  for (const change of forged) expect(provider.isGenuineNotice({ ...notice, ...change })).toBe(false)
})

test.each([
  ['approve', 'made', 820],
  ['reject', 'rejected', 0],
])(
  'sees a refund in process, also where others are not told of it, until they %s it',
  async (press, standing, backCents) => {
    const { sandbox, provider } = await aProvider()
    const { preferenceId } = await opened(provider, aRequest())
    const { returnsTo } = await sandbox.press(preferenceId, 'approve')
    const id = returnsTo!.searchParams.get('payment_id')!
    await sandbox.call('POST', '/sandbox/refunds/mood', { mood: 'contingency' })
    const refund = await provider.refund(id, 820, 'key')
    if (isProviderFailure(refund)) throw new Error(refund.message)
    expect(refund).toMatchObject({ amountCents: 820, standing: 'in-process' })
    expect(await provider.readRefund(id, refund.providerRefundId)).toEqual(refund)
    expect(await provider.listRefunds(id)).toEqual([refund])
    expect(await provider.readPayment(id)).toMatchObject({ status: 'approved', refundedCents: 0 })

    await sandbox.call('POST', `/sandbox/refunds/${refund.providerRefundId}/${press}`)
    const ended = { ...refund, standing }
    expect(await provider.readRefund(id, refund.providerRefundId)).toEqual(ended)
    expect(await provider.listRefunds(id)).toEqual(standing === 'made' ? [ended] : [])
    expect(await provider.readPayment(id)).toMatchObject({ refundedCents: backCents })
  },
)
