import { Chargeback, MercadoPagoConfig } from 'mercadopago'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ACCESS_TOKEN, aNoticeReceiver, aPreference, aSandbox } from './a-sandbox.ts'

const DAY_MS = 86_400_000
const MEGABYTE = 1024 * 1024

/** A paid payment at a shop that hears of everything. */
async function aPaidPayment() {
  const shop = await aNoticeReceiver()
  const sandbox = await aSandbox({ webhookUrl: shop.url })
  const { call } = sandbox
  const { body: preference } = await call('POST', '/checkout/preferences', aPreference())
  const { body } = await call('POST', `/sandbox/preferences/${preference.id}/pay`, { status: 'approved' })
  const id = body.id as number
  const act = (what: string) => call('POST', `/sandbox/payments/${id}/${what}`)
  const read = async () => (await call('GET', `/v1/payments/${id}`)).body
  const heardOf = async (topic: string, count: number) => {
    const found = () => shop.notices.filter(({ url }) => url.searchParams.get('type') === topic)
    await vi.waitFor(() => expect(found()).toHaveLength(count), 120_000)
    return found()
  }
  return { sandbox, id, act, read, heardOf }
}

async function aChargeback() {
  const payment = await aPaidPayment()
  const { sandbox, id } = payment
  await payment.act('charge-back')
  const { body } = await sandbox.call('GET', `/v1/chargebacks/search?payment_id=${id}`)
  const path = `/v1/chargebacks/${body.results[0].id}`
  const upload = async (...files: File[]) => {
    const form = new FormData()
    for (const file of files) form.append('files[]', file)
    const headers = { authorization: `Bearer ${ACCESS_TOKEN}` }
    const init = { method: 'POST', headers, body: form }
    return (await fetch(`${sandbox.url}${path}/documentation`, init)).status
  }
  return {
    ...payment,
    chargebackId: body.results[0].id as string,
    ask: async () => (await sandbox.call('GET', path)).body,
    end: (how: 'won' | 'lost') => sandbox.call('POST', `/sandbox/chargebacks/${body.results[0].id}/${how}`),
    upload,
  }
}

const pdf = (bytes: number, type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], 'receipt.pdf', { type })

test('a chargeback says what it is about and until when documents are taken, and is announced', async () => {
  const { ask, id, read, heardOf, chargebackId } = await aChargeback()
  const chargeback = await ask()
  expect(chargeback).toMatchObject({
    payments: [id],
    amount: 20.55,
    coverage_applied: null,
    documentation_required: true,
    documentation_status: 'pending',
  })
  const until = Date.parse(chargeback.date_documentation_deadline)
  expect(until - Date.parse(chargeback.date_created)).toBe(10 * DAY_MS)
  expect(await read()).toMatchObject({ status: 'charged_back', status_detail: 'in_process' })
  const [notice] = await heardOf('topic_chargebacks_wh', 1)
  expect(notice!.url.searchParams.get('data.id')).toBe(chargebackId)
  expect(notice!.headers['x-signature']).toMatch(/^ts=/)
})

test.each([
  ['won', true, 'reimbursed'],
  ['lost', false, 'settled'],
] as const)('one that is %s stays charged back', async (how, isCovered, detail) => {
  const { ask, end, read, heardOf } = await aChargeback()
  await end(how)
  expect(await ask()).toMatchObject({ coverage_applied: isCovered, documentation_status: 'not_supplied' })
  expect(await read()).toMatchObject({ status: 'charged_back', status_detail: detail })
  await heardOf('topic_chargebacks_wh', 2)
  expect((await end('won')).status).toBe(400)
})

test('documents are kept and shown until the deadline, and no others than those that are named', async () => {
  const { sandbox, upload, ask, end, chargebackId } = await aChargeback()
  expect(await upload()).toBe(400)
  expect(await upload(pdf(9, 'text/plain'))).toBe(400)
  expect(await upload(pdf(10 * MEGABYTE + 1))).toBe(400)
  expect((await ask()).documentation_status).toBe('pending')
  expect(await upload(pdf(10 * MEGABYTE))).toBe(200)
  expect((await ask()).documentation_status).toBe('review_pending')
  const address = `/chargebacks/${chargebackId}/documents/0`
  expect(await (await fetch(`${sandbox.url}/payments`)).text()).toContain(`href="${address}"`)
  expect((await (await fetch(sandbox.url + address)).arrayBuffer()).byteLength).toBe(10 * MEGABYTE)
  await end('won')
  expect((await ask()).documentation_status).toBe('valid')
  expect(await upload(pdf(9))).toBe(400)
})

test('after the deadline nothing is taken', async () => {
  const { sandbox, id, upload, ask } = await aChargeback()
  await sandbox.call('POST', `/sandbox/payments/${id}/age`, { days: 11 })
  expect(await upload(pdf(9))).toBe(400)
  expect((await ask()).documentation_status).toBe('not_supplied')
})

test('the official client reads and finds chargebacks', async () => {
  const { sandbox, chargebackId, id } = await aChargeback()
  const outside = globalThis.fetch
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      outside(String(input).replace('https://api.mercadopago.com', sandbox.url), init),
    )
  onTestFinished(() => spy.mockRestore())
  const client = new Chargeback(new MercadoPagoConfig({ accessToken: ACCESS_TOKEN }))
  expect(await client.get({ id: chargebackId })).toMatchObject({ id: chargebackId, amount: 20.55 })
  const found = await client.search({ options: { payment_id: id } })
  expect(found.results).toMatchObject([{ id: chargebackId }])
})

test('who searches must say of which payment', async () => {
  const { sandbox } = await aPaidPayment()
  expect((await sandbox.call('GET', '/v1/chargebacks/search')).status).toBe(400)
  expect((await sandbox.call('GET', '/v1/chargebacks/1')).status).toBe(404)
})

test('a claim says by when it must be answered, and ends', async () => {
  const { sandbox, act, id, heardOf } = await aPaidPayment()
  const { body } = await act('claim')
  const read = async () => (await sandbox.call('GET', `/post-purchase/v1/claims/${body.claim.id}`)).body
  const claim = await read()
  expect(claim).toMatchObject({ resource: 'payment', resource_id: id, status: 'opened', stage: 'claim' })
  const due = Date.parse(claim.players[1].available_actions[0].due_date)
  expect(due - Date.parse(claim.date_created)).toBe(2 * DAY_MS)
  await sandbox.call('POST', `/sandbox/claims/${body.claim.id}/close`)
  expect((await read()).status).toBe('closed')
  await heardOf('topic_claims_integration_wh', 2)
})

test('a warning not to deliver comes once, without an id of its own', async () => {
  const { act, id, heardOf } = await aPaidPayment()
  await act('stop-delivery')
  const [notice] = await heardOf('stop_delivery_op_wh', 1)
  expect(notice!.url.searchParams.has('data.id')).toBe(false)
  expect(notice!.body.data).toMatchObject({ payment_id: id, site_id: 'MLA' })
  expect(notice!.body.data.id).toBeUndefined()
})
