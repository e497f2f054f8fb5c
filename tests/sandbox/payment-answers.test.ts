import { expect, test, vi } from 'vitest'
import { aNoticeReceiver, aPreference, aSandbox } from './a-sandbox.ts'

const DAY_MS = 86_400_000

async function aPayment(options: Parameters<typeof aSandbox>[0] = {}, changes: Record<string, unknown> = {}) {
  const sandbox = await aSandbox(options)
  const { body: preference } = await sandbox.call('POST', '/checkout/preferences', aPreference(changes))
  const pay = async (facts: object) =>
    (await sandbox.call('POST', `/sandbox/preferences/${preference.id}/pay`, facts)).body
  const read = async (id: number) => (await sandbox.call('GET', `/v1/payments/${id}`)).body
  return { sandbox, preferenceId: preference.id as string, pay, read }
}

test('a paid one says what the provider keeps, what is received, and when it can be used', async () => {
  const { pay, read } = await aPayment()
  const { id } = await pay({ status: 'approved', amount: 1000 })
  const payment = await read(id)
  expect(payment).toMatchObject({
    transaction_amount: 1000,
    fee_details: [{ type: 'mercadopago_fee', fee_payer: 'collector', amount: 53.1 }],
    transaction_details: { net_received_amount: 946.9, total_paid_amount: 1000 },
    money_release_status: 'pending',
    date_of_expiration: null,
    payment_type_id: 'credit_card',
  })
  expect(Date.parse(payment.money_release_date) - Date.parse(payment.date_approved)).toBe(10 * DAY_MS)
})

test('what is kept of whole pesos is whole', async () => {
  const { pay, read } = await aPayment(
    { siteId: 'MLC' },
    { items: [{ title: 'IPA', quantity: 1, unit_price: 4990 }] },
  )
  const { id } = await pay({ status: 'approved' })
  expect(await read(id)).toMatchObject({
    fee_details: [{ amount: 172 }],
    transaction_details: { net_received_amount: 4818 },
  })
})

test('one that is not paid has neither fee nor release', async () => {
  const { pay, read } = await aPayment()
  const { id } = await pay({ status: 'rejected' })
  expect(await read(id)).toMatchObject({
    fee_details: [],
    transaction_details: { net_received_amount: 0 },
    money_release_date: null,
    money_release_status: 'pending',
  })
})

test.each([
  ['MLA', 'pagofacil'],
  ['MLM', 'oxxo'],
] as const)('what is left pending in %s is a voucher of %s, which is paid later', async (siteId, method) => {
  const { sandbox, preferenceId, read } = await aPayment({ siteId })
  const { returnsTo } = await sandbox.press(preferenceId, 'pending')
  const id = Number(returnsTo!.searchParams.get('payment_id'))
  expect(returnsTo!.searchParams.get('payment_type')).toBe('ticket')
  const voucher = await read(id)
  expect(voucher).toMatchObject({
    status: 'pending',
    status_detail: 'pending_waiting_payment',
    payment_method_id: method,
    payment_type_id: 'ticket',
    card: {},
  })
  expect(Date.parse(voucher.date_of_expiration) - Date.parse(voucher.date_created)).toBe(3 * DAY_MS)
  await sandbox.call('POST', `/sandbox/payments/${id}/approve`)
  expect(await read(id)).toMatchObject({ status: 'approved', status_detail: 'accredited' })
})

test('a voucher ends when the shop said that it would, and that is announced', async () => {
  const shop = await aNoticeReceiver()
  const endsAt = new Date(Date.now() + 600).toISOString()
  const { sandbox, preferenceId, read } = await aPayment(
    { webhookUrl: shop.url },
    { date_of_expiration: endsAt },
  )
  const { returnsTo } = await sandbox.press(preferenceId, 'pending')
  const id = Number(returnsTo!.searchParams.get('payment_id'))
  expect(Date.parse((await read(id)).date_of_expiration)).toBe(Date.parse(endsAt))
  await shop.received(2)
  expect(shop.notices[1]!.body).toMatchObject({ action: 'payment.updated', data: { id: String(id) } })
  expect(await read(id)).toMatchObject({ status: 'cancelled', status_detail: 'expired' })
  expect((await sandbox.call('POST', `/sandbox/payments/${id}/approve`)).status).toBe(400)
})

test('a voucher that ran out while the program was away ends at the next start', async () => {
  const { sandbox, preferenceId } = await aPayment(
    {},
    { date_of_expiration: new Date(Date.now() + 300).toISOString() },
  )
  await sandbox.press(preferenceId, 'pending')
  await sandbox.close()
  const next = await aSandbox({ dataDir: sandbox.dataDir })
  await vi.waitFor(async () => {
    const { results } = (await next.call('GET', '/v1/payments/search')).body
    expect(results).toMatchObject([{ status: 'cancelled', status_detail: 'expired' }])
  }, 120_000)
})

test('who pays into their own account is rejected, though the page was made', async () => {
  const { body: collector } = await (await aSandbox()).call('GET', '/users/me')
  const payer = { name: 'Ana', email: collector.email.toUpperCase() }
  const { sandbox, preferenceId, read } = await aPayment({}, { payer })
  const { returnsTo } = await sandbox.press(preferenceId, 'approve')
  expect(returnsTo!.pathname).toBe('/failure')
  const id = Number(returnsTo!.searchParams.get('payment_id'))
  expect(await read(id)).toMatchObject({ status: 'rejected', status_detail: 'payer_equals_collector' })
})
