import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { ACCESS_TOKEN, aDataDir, aNoticeReceiver, aSandbox } from './a-sandbox.ts'

let calls = 0
const aKey = () => ({ 'x-idempotency-key': `key-${++calls}` })

const ACCOUNT = {
  holder: 'Ana',
  number: '2850590940090418135201',
  bank_id: '285',
  branch: '0590',
  owner_type: 'CUIT',
  owner_value: '30712345671',
}
const aTransaction = (external_reference: string, changes = {}) => ({
  ...{ type: 'account', description: 'Ventas', external_reference },
  ...{ amount: { currency: 'ARS', value: 123.45 }, account: ACCOUNT, ...changes },
})
const aBatch = (external_reference: string, ...transactions: object[]) => ({
  ...{ external_reference, description: 'Payouts', transactions },
})

const PIX = {
  ...{ amount: 100, type: 'current', chave: { type: 'CPF', value: '52998224725' } },
  owner: { identification: { type: 'CPF', number: '52998224725' } },
}
const anIntent = (external_reference: string, to: object = PIX, amounts = [100, 100]) => ({
  external_reference,
  point_of_interaction: { type: 'PSP_TRANSFER' },
  transaction: {
    from: { accounts: [{ amount: amounts[0] }] },
    to: { accounts: [to] },
    total_amount: amounts[1],
  },
})

test('a batch is taken with 202, and each of its transactions can be asked for', async () => {
  const { call } = await aSandbox()
  const { status, body } = await call(
    'POST',
    '/v1/payouts',
    aBatch('b', aTransaction('t1'), aTransaction('t2')),
    aKey(),
  )
  expect(status).toBe(202)
  expect(body).toMatchObject({
    ...{ id: expect.stringMatching(/^POP\d+$/), external_reference: 'b', status: 'created' },
    transactions: [
      {
        id: expect.stringMatching(/^TOP\d+$/),
        external_reference: 't1',
        amount: { currency: 'ARS', value: 123.45 },
        status: 'approved',
      },
      { external_reference: 't2' },
    ],
  })
  const path = `/v1/payouts/${body.id}`
  expect((await call('GET', path)).body.transactions).toHaveLength(2)
  expect((await call('GET', `${path}/transactions`)).body.results).toHaveLength(2)
  const [first] = body.transactions
  await call('POST', `/sandbox/payouts/${first.id}/credit`)
  expect((await call('GET', `${path}/transactions/${first.id}`)).body).toMatchObject({
    status: 'success',
    status_detail: 'accredited',
  })
  expect((await call('GET', `${path}/transactions/TOP1`)).body).toMatchObject({
    error: 'invalid_transaction_id',
    status: 400,
  })
})

test.each([
  ['an accent', aBatch('b', aTransaction('t', { description: 'Año' })), 'bad_request'],
  ['a reference of 65 characters', aBatch('b', aTransaction('t'.repeat(65))), 'bad_request'],
  ['a reference in brackets', aBatch('b', aTransaction('(t)')), 'bad_request'],
  [
    'the same reference twice',
    aBatch('b', aTransaction('t'), aTransaction('t')),
    'duplicated_external_reference',
  ],
  [
    'another currency',
    aBatch('b', aTransaction('t', { amount: { currency: 'USD', value: 1 } })),
    'invalid_amount',
  ],
  [
    'a third decimal',
    aBatch('b', aTransaction('t', { amount: { currency: 'ARS', value: 1.234 } })),
    'invalid_amount',
  ],
  [
    'less than one',
    aBatch('b', aTransaction('t', { amount: { currency: 'ARS', value: 0.99 } })),
    'bad_request',
  ],
  [
    'an account of 21 digits',
    aBatch('b', aTransaction('t', { account: { ...ACCOUNT, number: '1'.repeat(21) } })),
    'bad_request',
  ],
  ['nobody', aBatch('b'), 'bad_request'],
])('a batch with %s is refused', async (_, batch, error) => {
  const { call } = await aSandbox()
  expect((await call('POST', '/v1/payouts', batch, aKey())).body).toMatchObject({ status: 400, error })
  expect((await call('GET', '/sandbox/payouts')).body.payouts).toEqual([])
})

test.each([
  ['MLB', 'amounts that differ', anIntent('t', PIX, [99, 100]), 'invalid_amount'],
  ['MLB', 'a total that differs', anIntent('t', PIX, [100, 101]), 'invalid_amount'],
  [
    'MLB',
    'a Pix key of no kind',
    anIntent('t', { ...PIX, chave: { type: 'IBAN', value: 'x' } }),
    'bad_request',
  ],
  [
    'MLB',
    'a Chilean account',
    anIntent('t', { ...PIX, owner: { identification: { type: 'RUT', number: '760864285' } } }),
    'bad_request',
  ],
  [
    'MLC',
    'centavos',
    anIntent(
      't',
      {
        amount: 100.5,
        type: 'current',
        bank_id: '012',
        number: '1',
        owner: { identification: { type: 'RUT', number: '760864285' } },
      },
      [100.5, 100.5],
    ),
    'invalid_amount',
  ],
] as const)('%s: an intent with %s is refused', async (siteId, _, intent, error) => {
  const { call } = await aSandbox({ siteId })
  expect((await call('POST', '/v1/transaction-intents/process', intent, aKey())).body).toMatchObject({
    status: 400,
    error,
  })
})

test('a reference is used once, a key is a repetition, and neither goes without the other', async () => {
  const { call } = await aSandbox({ siteId: 'MLB' })
  const path = '/v1/transaction-intents/process'
  const key = aKey()
  const { body: first } = await call('POST', path, anIntent('t'), key)
  expect((await call('POST', path, anIntent('t'), key)).body).toEqual(first)
  expect((await call('POST', path, anIntent('u'), key)).status).toBe(409)
  expect((await call('POST', path, anIntent('t'), aKey())).body.error).toBe('duplicated_external_reference')
  expect((await call('POST', path, anIntent('v'))).body.error).toBe('idempotency_key_required')
})

test('each country has its one way', async () => {
  for (const [siteId, status] of [
    ['MLA', 403],
    ['MLU', 403],
    ['MLB', 202],
  ] as const) {
    const { call } = await aSandbox({ siteId })
    expect((await call('POST', '/v1/transaction-intents/process', anIntent('t'), aKey())).status).toBe(status)
    expect((await call('POST', '/v1/payouts', aBatch('b', aTransaction('t')), aKey())).status).toBe(
      siteId === 'MLA' ? 202 : 403,
    )
  }
})

test('who knows the public key takes no body that was signed otherwise', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { call } = await aSandbox({
    payoutsPublicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  })
  const batch = aBatch('b', aTransaction('t'))
  const signed = (text: string) => ({
    ...aKey(),
    'x-enforce-signature': 'true',
    'x-signature': sign(null, Buffer.from(text), privateKey).toString('base64'),
  })
  const post = (headers: Record<string, string>) => call('POST', '/v1/payouts', batch, headers)
  expect((await post(aKey())).body.error).toBe('invalid_signature')
  expect((await post(signed(`${JSON.stringify(batch)} `))).body.error).toBe('invalid_signature')
  expect((await post({ ...signed(''), 'x-enforce-signature': 'false' })).body.error).toBe('invalid_signature')
  expect((await post(signed(JSON.stringify(batch)))).status).toBe(202)
  const keyless = await aSandbox()
  expect((await keyless.call('POST', '/v1/payouts', batch, signed(JSON.stringify(batch)))).body.error).toBe(
    'invalid_signature',
  )
})

test('each change is announced: an intent as webhooks are, a transaction of a batch in a body of its own', async () => {
  const shop = await aNoticeReceiver()
  const brazil = await aSandbox({ siteId: 'MLB', webhookUrl: shop.url })
  const { body } = await brazil.call('POST', '/v1/transaction-intents/process', anIntent('t'), aKey())
  await shop.received(1)
  await brazil.call('POST', '/sandbox/payouts/t/credit')
  await shop.received(2)
  const [opened, credited] = shop.notices
  expect(opened!.body).toMatchObject({
    action: 'transaction_intent.created',
    type: 'transaction_intent',
    status: 'new',
    data: { id: body.id },
  })
  expect(credited!.body).toMatchObject({
    action: 'transaction_intent.updated',
    status: 'partially_processed',
  })
  expect(credited!.url.searchParams.get('data.id')).toBe(body.id)
  expect(credited!.headers['x-signature']).toMatch(/^ts=\d+,v1=/)

  const argentina = await aSandbox()
  const config = { notification_url: shop.url }
  const { body: batch } = await argentina.call(
    'POST',
    '/v1/payouts',
    { ...aBatch('b', aTransaction('t')), config },
    aKey(),
  )
  await shop.received(3)
  const told = shop.notices[2]!
  expect(told.body).toMatchObject({
    id: batch.transactions[0].id,
    external_reference: 't',
    payout: { id: batch.id, external_reference: 'b' },
  })
  expect(told.url.searchParams.has('type')).toBe(false)
})

test('the page shows what arrived, and its buttons are what banks do', async () => {
  const { call, url } = await aSandbox()
  const page = async () => (await fetch(`${url}/payouts`)).text()
  expect(await page()).toContain('No payouts yet')
  await call(
    'POST',
    '/v1/payouts',
    aBatch('b', aTransaction('t1'), aTransaction('t2'), aTransaction('t3')),
    aKey(),
  )
  const { payouts } = (await call('GET', '/sandbox/payouts')).body
  expect(await page()).toMatch(/ARS 123\.45[\s\S]*2850590940090418135201[\s\S]*Credit it/)
  const press = (index: number, action: string, form = {}) =>
    fetch(`${url}/payouts/${payouts[index].id}/${action}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(form),
    })
  expect((await press(0, 'credit')).headers.get('location')).toMatch(/^\/payouts#payout-/)
  await press(0, 'return', { amount: '23.45' })
  await press(1, 'reject', { detail: 'review_manual' })
  await press(2, 'credit')
  await press(2, 'return')
  const after = (await call('GET', '/sandbox/payouts')).body.payouts
  expect(after).toMatchObject([
    { status: 'approved', status_detail: 'partially_refunded', refunded_amount: 23.45 },
    { status: 'rejected', status_detail: 'review_manual' },
    { status: 'refunded', status_detail: 'refunded', refunded_amount: 123.45 },
  ])
  expect(await page()).toContain('ARS 23.45 came back')
})

test('what cannot happen does not: money that came back comes back no more, nor what was rejected', async () => {
  const { call } = await aSandbox()
  await call('POST', '/v1/payouts', aBatch('b', aTransaction('t'), aTransaction('u')), aKey())
  const act = async (what: string, action: string, wish?: object) =>
    (await call('POST', `/sandbox/payouts/${what}/${action}`, wish)).status
  expect(await act('t', 'return')).toBe(400)
  expect(await act('t', 'credit')).toBe(200)
  expect(await act('t', 'credit')).toBe(400)
  expect(await act('t', 'return', { amount: 200 })).toBe(400)
  expect(await act('t', 'return')).toBe(200)
  expect(await act('t', 'return')).toBe(400)
  expect(await act('u', 'reject', { detail: 'bad_luck' })).toBe(400)
  expect(await act('u', 'reject')).toBe(200)
  expect(await act('u', 'hold')).toBe(400)
  expect(await act('nobody', 'credit')).toBe(404)
})

test('payouts are there after a restart, and tests leave none', async () => {
  const dataDir = await aDataDir()
  const first = await aSandbox({ dataDir, slowAnswerMs: 0 })
  await first.call('POST', '/v1/payouts', aBatch('b', aTransaction('t')), aKey())
  const test = { ...aKey(), 'x-test-token': 'true' }
  for (const name of ['failed_by_bank', 'timeout', 'other'])
    expect((await first.call('POST', '/v1/payouts', aBatch(name, aTransaction(name)), test)).status).toBe(202)
  await first.close()
  const second = await aSandbox({ dataDir })
  expect((await second.call('GET', '/sandbox/payouts')).body.payouts).toMatchObject([
    { external_reference: 't' },
  ])
  expect(
    (
      await fetch(`${second.url}/v1/payouts`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ACCESS_TOKEN}` },
      })
    ).status,
  ).toBe(400)
})
