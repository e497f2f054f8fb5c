import { expect, test } from 'vitest'
import { aPreference, aSandbox } from './a-sandbox.ts'

test('a payment can differ from what was asked: amount, currency, reference', async () => {
  const sandbox = await aSandbox()
  const { body: preference } = await sandbox.call('POST', '/checkout/preferences', aPreference())
  const paid = await sandbox.call('POST', `/sandbox/preferences/${preference.id}/pay`, {
    status: 'approved',
    amount: 0.01,
    currency: 'ARS',
    external_reference: 'order-9',
  })
  expect(paid.status).toBe(201)
  expect((await sandbox.call('GET', `/v1/payments/${paid.body.id}`)).body).toMatchObject({
    transaction_amount: 0.01,
    currency_id: 'ARS',
    external_reference: 'order-9',
  })
  const again = await sandbox.call('POST', `/sandbox/preferences/${preference.id}/pay`, {
    status: 'approved',
  })
  expect(again.body.id).toBeGreaterThan(paid.body.id)
  expect((await sandbox.call('POST', `/sandbox/preferences/${preference.id}/pay`, { state: 1 })).status).toBe(
    400,
  )
})

test('the API answers an error, garbage, late or not at all, as often as asked', async () => {
  const sandbox = await aSandbox()
  const search = () => sandbox.call('GET', '/v1/payments/search')
  await sandbox.call('POST', '/sandbox/faults', { status: 503, times: 2 })
  expect((await search()).status).toBe(503)
  expect((await search()).status).toBe(503)
  expect((await search()).status).toBe(200)

  await sandbox.call('POST', '/sandbox/faults', { cut: true, path: '/v1/payments' })
  expect((await sandbox.call('POST', '/checkout/preferences', aPreference())).status).toBe(201)
  await expect(search()).rejects.toThrow('fetch failed')

  await sandbox.call('POST', '/sandbox/faults', { garbage: true })
  await expect(search()).rejects.toThrow('JSON')

  await sandbox.call('POST', '/sandbox/faults', { delayMs: 150 })
  const startedAt = performance.now()
  expect((await search()).status).toBe(200)
  expect(performance.now() - startedAt).toBeGreaterThan(140)
  expect((await sandbox.call('POST', '/sandbox/faults', { delay: 1 })).status).toBe(400)
})

test('a call that is carried out and whose answer is lost can be repeated under its key', async () => {
  const sandbox = await aSandbox()
  const { body: preference } = await sandbox.call('POST', '/checkout/preferences', aPreference())
  const { body: payment } = await sandbox.call('POST', `/sandbox/preferences/${preference.id}/pay`, {
    status: 'approved',
  })
  const refund = () =>
    sandbox.call('POST', `/v1/payments/${payment.id}/refunds`, { amount: 2 }, { 'x-idempotency-key': 'one' })
  await sandbox.call('POST', '/sandbox/faults', {
    cut: true,
    afterwards: true,
    method: 'POST',
    path: '/v1/payments',
  })
  await expect(refund()).rejects.toThrow()
  expect((await refund()).status).toBe(201)
  const { body } = await sandbox.call('GET', `/v1/payments/${payment.id}`)
  expect(body.transaction_amount_refunded).toBe(2)
})

test.each([
  ['no items', { items: [] }],
  ['a third decimal', { items: [{ title: 'x', quantity: 1, unit_price: 1.005 }] }],
  ['half a beer', { items: [{ title: 'x', quantity: 0.5, unit_price: 1 }] }],
  ['a date without offset', { expires: true, expiration_date_to: '2026-01-01T00:00:00' }],
  ['auto_return with nowhere to return', { back_urls: {} }],
  ['a javascript: address', { back_urls: { success: 'javascript:alert(1)' } }],
])('a preference with %s is refused', async (_name, changes) => {
  const sandbox = await aSandbox()
  const { status, body } = await sandbox.call('POST', '/checkout/preferences', aPreference(changes))
  expect(status).toBe(400)
  expect(body).toMatchObject({ status: 400, error: expect.any(String), message: expect.any(String) })
})

test('refunds are refused without a key, over the amount, and for a payment that is not paid', async () => {
  const sandbox = await aSandbox()
  const { body: preference } = await sandbox.call('POST', '/checkout/preferences', aPreference())
  const pay = `/sandbox/preferences/${preference.id}/pay`
  const { body: paid } = await sandbox.call('POST', pay, { status: 'approved' })
  const { body: pending } = await sandbox.call('POST', pay, { status: 'pending' })
  const refund = (id: number, body: object, key?: string) =>
    sandbox.call('POST', `/v1/payments/${id}/refunds`, body, key ? { 'x-idempotency-key': key } : {})

  expect((await refund(paid.id, {})).body.cause[0].code).toBe(4292)
  expect((await refund(paid.id, { amount: 20.56 }, 'a')).body.cause[0].code).toBe(2063)
  expect((await refund(paid.id, { amount: '5' }, 'b')).body.cause[0].code).toBe(4041)
  expect((await refund(paid.id, { amount: -1 }, 'c')).body.cause[0].code).toBe(4040)
  expect((await refund(pending.id, {}, 'd')).body.cause[0].code).toBe(2063)
  expect((await sandbox.call('GET', `/v1/payments/${paid.id}`)).body.refunds).toEqual([])
})

test('the search pages through, sorts, and refuses what it does not know', async () => {
  const sandbox = await aSandbox()
  const { body: preference } = await sandbox.call('POST', '/checkout/preferences', aPreference())
  for (const status of ['approved', 'rejected', 'pending'])
    await sandbox.call('POST', `/sandbox/preferences/${preference.id}/pay`, { status })
  const search = async (query: string) => (await sandbox.call('GET', `/v1/payments/search?${query}`)).body
  const statuses = (body: { results: { status: string }[] }) => body.results.map((each) => each.status)

  expect(statuses(await search('sort=id&criteria=asc'))).toEqual(['approved', 'rejected', 'pending'])
  const second = await search('sort=id&criteria=asc&limit=1&offset=1')
  expect(second.paging).toEqual({ total: 3, limit: 1, offset: 1 })
  expect(statuses(second)).toEqual(['rejected'])
  expect(statuses(await search('status=pending'))).toEqual(['pending'])
  expect(statuses(await search('external_reference=other'))).toEqual([])
  expect(statuses(await search('range=date_approved&begin_date=NOW-1HOURS'))).toEqual(['approved'])
  expect(statuses(await search('end_date=NOW-1HOURS'))).toEqual([])
  expect(await search('sort=colour')).toMatchObject({ status: 400, cause: [{ code: 1003 }] })
  expect(await search('begin_date=yesterday')).toMatchObject({ status: 400, cause: [{ code: 1001 }] })
})
