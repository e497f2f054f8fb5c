import { expect, test } from 'vitest'
import { aNoticeReceiver, aPreference, aSandbox } from './a-sandbox.ts'

const SEEN = { 'x-render-in-process-refunds': 'true' }
const PRICE = 4000

/** A paid payment of 4,000, and what can be done about giving it back. */
async function aPaidPayment(options: Parameters<typeof aSandbox>[0] = {}) {
  const sandbox = await aSandbox(options)
  const { call } = sandbox
  const sent = aPreference({ items: [{ title: 'IPA', quantity: 1, unit_price: PRICE }] })
  const { body: preference } = await call('POST', '/checkout/preferences', sent)
  const { body } = await call('POST', `/sandbox/preferences/${preference.id}/pay`, { status: 'approved' })
  const payment = `/v1/payments/${body.id}`
  let keys = 0
  return {
    sandbox,
    id: body.id as number,
    refund: (amount?: number, headers: Record<string, string> = {}) =>
      call('POST', `${payment}/refunds`, amount === undefined ? {} : { amount }, {
        'x-idempotency-key': `key-${keys++}`,
        ...headers,
      }),
    list: async (headers = {}) => (await call('GET', `${payment}/refunds`, undefined, headers)).body,
    read: async () => (await call('GET', payment)).body,
    mood: (mood: string) => call('POST', '/sandbox/refunds/mood', { mood }),
    decide: (refundId: number, how: 'approve' | 'reject') =>
      call('POST', `/sandbox/refunds/${refundId}/${how}`),
  }
}

test('one in process gives nothing back until it is approved, and that is announced', async () => {
  const shop = await aNoticeReceiver()
  const { refund, read, mood, decide, list } = await aPaidPayment({ webhookUrl: shop.url })
  await mood('in-process')
  const { status, body } = await refund(1500)
  expect([status, body.status, body.labels]).toEqual([201, 'in_process', []])
  expect(await read()).toMatchObject({ status: 'approved', transaction_amount_refunded: 0 })
  expect(await refund(2501)).toMatchObject({ status: 400 })
  await shop.received(2)

  expect((await decide(body.id, 'approve')).status).toBe(200)
  expect(await read()).toMatchObject({
    status_detail: 'partially_refunded',
    transaction_amount_refunded: 1500,
  })
  expect(await list()).toMatchObject([{ id: body.id, status: 'approved', amount_refunded_to_payer: 1500 }])
  await shop.received(3)
  expect((await decide(body.id, 'reject')).status).toBe(400)
})

test('one that is rejected in the end leaves the whole to be refunded', async () => {
  const { refund, read, mood, decide } = await aPaidPayment()
  await mood('in-process')
  const { body } = await refund()
  await decide(body.id, 'reject')
  expect(await read()).toMatchObject({
    status: 'approved',
    status_detail: 'accredited',
    transaction_amount_refunded: 0,
    refunds: [{ status: 'rejected' }],
  })
  await mood('at-once')
  expect((await refund()).body).toMatchObject({ status: 'approved', amount: PRICE })
  expect(await read()).toMatchObject({ status: 'refunded' })
})

test('in a contingency only who asks for it is told what is in process', async () => {
  const { refund, read, mood, list, decide, sandbox, id } = await aPaidPayment()
  await mood('contingency')
  expect((await refund(1000, { 'x-idempotency-key': 'one' })).status).toBe(400)
  expect(await list()).toEqual([])
  const [hidden] = await list(SEEN)
  expect(hidden).toMatchObject({ status: 'in_process', amount: 1000, labels: ['hidden', 'contingency'] })
  const path = `/v1/payments/${id}/refunds/${hidden.id}`
  expect((await sandbox.call('GET', path)).status).toBe(404)
  expect((await sandbox.call('GET', path, undefined, SEEN)).status).toBe(200)

  const again = await refund(1000, { 'x-idempotency-key': 'one', ...SEEN })
  expect(again).toMatchObject({ status: 201, body: { id: hidden.id, status: 'in_process' } })
  await decide(hidden.id, 'approve')
  expect(await list()).toMatchObject([{ id: hidden.id, status: 'approved' }])
  expect((await read()).transaction_amount_refunded).toBe(1000)
})

test('an account without money refunds nothing', async () => {
  const { refund, mood, read } = await aPaidPayment()
  await mood('no-balance')
  expect(await refund()).toMatchObject({ status: 400, body: { cause: [{ code: 2031 }] } })
  expect((await read()).refunds).toEqual([])
})

test('after 180 days nothing is refunded', async () => {
  const { sandbox, id, refund } = await aPaidPayment()
  await sandbox.call('POST', `/sandbox/payments/${id}/age`, { days: 179 })
  expect((await refund(1)).status).toBe(201)
  await sandbox.call('POST', `/sandbox/payments/${id}/age`, { days: 2 })
  expect(await refund(1)).toMatchObject({ status: 400, body: { cause: [{ code: 2024 }] } })
})

test.each([
  ['MLA', 10.5, 201],
  ['MLA', 10.555, 400],
  ['MLC', 10, 201],
  ['MLC', 10.5, 400],
] as const)('in %s a refund of %d gets %i', async (siteId, amount, status) => {
  const { refund } = await aPaidPayment({ siteId })
  expect((await refund(amount)).status).toBe(status)
})

test('the page of payments has the buttons for it', async () => {
  const { sandbox, refund, list } = await aPaidPayment()
  const press = (path: string, fields = {}) =>
    fetch(sandbox.url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
  await press('/refunds/mood', { mood: 'in-process' })
  const { body } = await refund(100)
  const page = await (await fetch(`${sandbox.url}/payments`)).text()
  expect(page).toContain(`aria-label="Approve refund ${body.id}"`)
  expect(page).toMatch(/value="in-process"\s+aria-pressed="true"/)
  await press(`/refunds/${body.id}/approve`)
  expect(await list()).toMatchObject([{ status: 'approved' }])
})
