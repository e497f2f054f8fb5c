import {
  MercadoPagoConfig,
  MPAuthenticationError,
  MPBadRequestError,
  MPIdempotencyError,
  MPNotFoundError,
  Payment,
  PaymentRefund,
  Preference,
  User,
} from 'mercadopago'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ACCESS_TOKEN, aPreference, aSandbox } from './a-sandbox.ts'

const outside = globalThis.fetch

/** The official client has no setting for its address (3.6.1), so its calls are led to the sandbox on the way out. */
function aClient(sandboxUrl: string, accessToken = ACCESS_TOKEN) {
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = String(input).replace('https://api.mercadopago.com', sandboxUrl)
    return outside(address, init)
  })
  onTestFinished(() => spy.mockRestore())
  const config = new MercadoPagoConfig({ accessToken, options: { maxRetries: 0 } })
  return {
    preference: new Preference(config),
    payment: new Payment(config),
    refund: new PaymentRefund(config),
    user: new User(config),
  }
}

test('asks for a payment, sees it approved, finds it, refunds a part and then the rest', async () => {
  const sandbox = await aSandbox()
  const client = aClient(sandbox.url)

  const preference = await client.preference.create({ body: aPreference() })
  expect(preference.init_point).toBe(`${sandbox.url}/checkout/v1/redirect?pref_id=${preference.id}`)
  expect(preference).toMatchObject({ external_reference: 'order-1', client_id: expect.any(String) })
  expect(preference.date_created).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-04:00$/)
  expect((await client.preference.get({ preferenceId: preference.id! })).items).toHaveLength(2)

  const { returnsTo } = await sandbox.press(preference.id!, 'approve')
  const id = returnsTo!.searchParams.get('payment_id')!

  const payment = await client.payment.get({ id })
  expect(payment).toMatchObject({
    id: Number(id),
    status: 'approved',
    status_detail: 'accredited',
    transaction_amount: 20.55,
    transaction_amount_refunded: 0,
    currency_id: 'ARS',
    external_reference: 'order-1',
    live_mode: false,
    payer: { email: 'ana@example.com' },
    date_approved: expect.stringContaining('T'),
  })

  const found = await client.payment.search({
    options: {
      external_reference: 'order-1',
      sort: 'date_created',
      criteria: 'desc',
      range: 'date_created',
      begin_date: 'NOW-1DAYS',
      end_date: 'NOW',
    },
  })
  expect(found.paging).toEqual({ total: 1, limit: 30, offset: 0 })
  expect(found.results!.map((each) => each.id)).toEqual([Number(id)])

  const part = await client.refund.create({ payment_id: id, body: { amount: 4.1 } })
  expect(part).toMatchObject({ payment_id: Number(id), amount: 4.1, status: 'approved' })
  expect(await client.payment.get({ id })).toMatchObject({
    status: 'approved',
    status_detail: 'partially_refunded',
    transaction_amount_refunded: 4.1,
  })

  const rest = await client.refund.total({ payment_id: id })
  expect(rest.amount).toBe(16.45)
  expect(await client.payment.get({ id })).toMatchObject({
    status: 'refunded',
    transaction_amount_refunded: 20.55,
    refunds: [{ amount: 4.1 }, { amount: 16.45 }],
  })
  const refunds = await client.refund.list({ payment_id: id })
  expect(refunds.map((each) => each.amount)).toEqual([4.1, 16.45])
  expect((await client.refund.get({ payment_id: id, refund_id: String(part.id) })).amount).toBe(4.1)
  await expect(client.refund.total({ payment_id: id })).rejects.toThrow(MPBadRequestError)
})

test('says whose account it is', async () => {
  const sandbox = await aSandbox()
  const { preference, user } = aClient(sandbox.url)
  const { collector_id } = await preference.create({ body: aPreference() })
  expect(await user.get()).toMatchObject({ id: collector_id, site_id: 'MLA', country_id: 'AR' })
})

test('cancels a pending payment, and only a pending one', async () => {
  const sandbox = await aSandbox()
  const client = aClient(sandbox.url)
  const preference = await client.preference.create({ body: aPreference() })
  const { returnsTo } = await sandbox.press(preference.id!, 'pending')
  const id = returnsTo!.searchParams.get('payment_id')!

  expect((await client.payment.get({ id })).status).toBe('pending')
  expect(await client.payment.cancel({ id })).toMatchObject({ status: 'cancelled' })
  await expect(client.payment.cancel({ id })).rejects.toThrow(MPBadRequestError)
})

test('closes a payment page early by changing the preference', async () => {
  const sandbox = await aSandbox()
  const client = aClient(sandbox.url)
  const { id } = await client.preference.create({ body: aPreference() })
  await client.preference.update({
    id: id!,
    updatePreferenceRequest: {
      items: aPreference().items,
      expires: true,
      expiration_date_to: '2020-01-01T00:00:00.000-04:00',
    },
  })
  expect((await sandbox.press(id!, 'approve')).status).toBe(409)
})

test('finds preferences by what the shop calls them, page by page, the newest first', async () => {
  const sandbox = await aSandbox()
  const { preference } = aClient(sandbox.url)
  const made: string[] = []
  for (const external_reference of ['order-1', 'order-2', 'order-2']) {
    made.push((await preference.create({ body: aPreference({ external_reference }) })).id!)
  }
  const [first, second, third] = made
  const found = await preference.search({ options: { external_reference: 'order-2' } })
  expect(found).toMatchObject({ total: 2, next_offset: 2, elements: [{ id: third }, { id: second }] })
  expect(found.elements![0]).toMatchObject({
    ...{ external_reference: 'order-2', site_id: 'MLA', items: ['b1', 'b2'], marketplace: 'NONE' },
    ...{ payer_email: 'ana@example.com', live_mode: false, expires: false },
  })
  const page = await preference.search({ options: { limit: 2, offset: 2 } })
  expect(page).toMatchObject({ total: 3, next_offset: 3, elements: [{ id: first }] })
  expect(await preference.search({ options: { site_id: 'MLC' } })).toMatchObject({ total: 0, elements: [] })
  expect(await preference.search()).toMatchObject({ total: 3 })
})

test('finds all payments, page by page, by itself', async () => {
  const sandbox = await aSandbox()
  const { preference, payment } = aClient(sandbox.url)
  const { id } = await preference.create({ body: aPreference() })
  for (let each = 0; each < 3; each++) {
    await sandbox.call('POST', `/sandbox/preferences/${id}/pay`, { status: 'approved', webhook: false })
  }
  const found: unknown[] = []
  for await (const each of payment.searchAll({ options: { external_reference: 'order-1', limit: 2 } })) {
    found.push(each.id)
  }
  expect(new Set(found).size).toBe(3)
})

test('can pay with no card of its own, and capture nothing that is captured', async () => {
  const sandbox = await aSandbox()
  const client = aClient(sandbox.url)
  const paying = client.payment.create({
    body: {
      transaction_amount: 100,
      token: 'a card',
      payment_method_id: 'master',
      payer: { email: 'ana@example.com' },
    },
  })
  await expect(paying).rejects.toThrow(MPBadRequestError)
  await expect(paying).rejects.toMatchObject({
    causes: [expect.objectContaining({ code: 2006 })],
  })

  const { id: preferenceId } = await client.preference.create({ body: aPreference() })
  const { returnsTo } = await sandbox.press(preferenceId!, 'approve')
  const id = returnsTo!.searchParams.get('payment_id')!
  expect((await client.payment.get({ id })).captured).toBe(true)
  const capturing = client.payment.capture({ id, transaction_amount: 10 })
  await expect(capturing).rejects.toThrow(MPBadRequestError)
  await expect(capturing).rejects.toMatchObject({
    causes: [expect.objectContaining({ code: 2063 })],
  })
  expect(await client.payment.get({ id })).toMatchObject({ status: 'approved', transaction_amount: 20.55 })
  await expect(client.payment.update({ id, body: {} as never })).rejects.toThrow(MPBadRequestError)
})

test('gets the error types that the real service causes', async () => {
  const sandbox = await aSandbox()
  const client = aClient(sandbox.url)
  await expect(client.payment.get({ id: 1 })).rejects.toThrow(MPNotFoundError)
  await expect(client.preference.create({ body: aPreference({ items: [] }) as never })).rejects.toThrow(
    MPBadRequestError,
  )
  await expect(aClient(sandbox.url, 'somebody else').payment.get({ id: 1 })).rejects.toThrow(
    MPAuthenticationError,
  )
})

test('repeats of one idempotency key make one preference and one refund', async () => {
  const sandbox = await aSandbox()
  const client = aClient(sandbox.url)
  const requestOptions = { idempotencyKey: 'order-1' }
  const first = await client.preference.create({ body: aPreference(), requestOptions })
  const second = await client.preference.create({ body: aPreference(), requestOptions })
  expect(second.id).toBe(first.id)
  await expect(
    client.preference.create({ body: aPreference({ external_reference: 'order-2' }), requestOptions }),
  ).rejects.toThrow(MPIdempotencyError)

  const { returnsTo } = await sandbox.press(first.id!, 'approve')
  const id = returnsTo!.searchParams.get('payment_id')!
  const refund = { payment_id: id, body: { amount: 5 }, requestOptions: { idempotencyKey: 'refund-1' } }
  const once = await client.refund.create(refund)
  expect((await client.refund.create(refund)).id).toBe(once.id)
  expect((await client.payment.get({ id })).transaction_amount_refunded).toBe(5)
})
