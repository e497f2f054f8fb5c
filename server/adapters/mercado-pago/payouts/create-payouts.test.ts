import { generateKeyPairSync, verify } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { SiteId } from '#sandbox/mercado-pago/sites.ts'
import { isProviderFailure } from '#server/ports/payment-provider.ts'
import type { OutgoingPayout, ToldPayout } from '#server/ports/payout-provider.ts'
import { anOutgoingPayout, DESTINATIONS } from '#tests/factories/an-outgoing-payout.ts'
import { ACCESS_TOKEN, aNoticeReceiver, aSandbox } from '#tests/sandbox/a-sandbox.ts'
import { createPayouts } from './create-payouts.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const payoutsPublicKey = publicKey.export({ type: 'spki', format: 'pem' }).toString()

async function aProvider(siteId: SiteId = 'MLA', options: Partial<Parameters<typeof createPayouts>[0]> = {}) {
  const sandbox = await aSandbox({ siteId, payoutsPublicKey, slowAnswerMs: 0 })
  const warn = vi.fn()
  const account = {
    baseUrl: sandbox.url,
    accessToken: ACCESS_TOKEN,
    publicUrl: 'http://127.0.0.1:9',
    timeoutMs: 3000,
  }
  const provider = createPayouts({ ...account, signingKey: privateKey, log: { warn }, ...options })
  const send = async (payout: OutgoingPayout) => toldOf(await provider.send([payout]), payout)
  const act = (payout: OutgoingPayout, action: string, wish = {}) =>
    sandbox.call('POST', `/sandbox/payouts/${payout.id}/${action}`, wish)
  const arrived = async () => (await sandbox.call('GET', '/sandbox/payouts')).body.payouts
  const fault = (facts: object) => sandbox.call('POST', '/sandbox/faults', facts)
  return { sandbox, provider, send, act, arrived, fault, warn }
}

function toldOf(
  answers: Awaited<ReturnType<ReturnType<typeof createPayouts>['send']>>,
  { id }: OutgoingPayout,
): ToldPayout {
  const told = answers.get(id)!
  if (isProviderFailure(told)) throw new Error(told.message)
  return told
}

const WAYS = [
  ['MLA', anOutgoingPayout()],
  ['MLB', anOutgoingPayout({ currency: 'BRL', destination: DESTINATIONS['br-pix'] })],
  ['MLB', anOutgoingPayout({ currency: 'BRL', destination: DESTINATIONS['br-bank'] })],
  [
    'MLC',
    anOutgoingPayout({ currency: 'CLP', amountCents: 1_234_500, destination: DESTINATIONS['cl-bank'] }),
  ],
] as const

test.each(WAYS)('%s: what is sent is taken, and paid only once it was credited', async (siteId, payout) => {
  const { provider, send, act, arrived } = await aProvider(siteId)
  const sent = await send(payout)
  expect(sent).toMatchObject({
    payoutId: payout.id,
    reference: expect.any(String),
    amountCents: payout.amountCents,
  })
  expect(sent.standing).not.toBe('paid')
  const read = () => provider.read(sent.reference!)
  expect(await read()).toMatchObject({
    payoutId: payout.id,
    standing: 'in-process',
    reference: sent.reference,
  })
  await act(payout, 'hold')
  expect(await read()).toMatchObject({ standing: 'in-process', reason: 'pending_bank' })
  await act(payout, 'credit')
  expect(await read()).toMatchObject({ standing: 'paid', amountCents: payout.amountCents })
  const [found] = await arrived()
  expect(JSON.stringify(found.destination)).not.toMatch(/[À-ɏ]/)
})

test.each(WAYS)(
  '%s: what the receiving bank sends back is returned, whole or in part',
  async (siteId, payout) => {
    const { provider, send, act } = await aProvider(siteId)
    const other = { ...payout, id: anOutgoingPayout().id }
    const [whole, part] = [await send(payout), await send(other)]
    await act(payout, 'credit')
    await act(payout, 'return')
    await act(other, 'credit')
    await act(other, 'return', { amount: 100 })
    expect(await provider.read(whole.reference!)).toMatchObject({ standing: 'returned' })
    expect(await provider.read(part.reference!)).toMatchObject({
      standing: 'returned-partly',
      returnedCents: 10_000,
    })
  },
)

test.each(['by_bank', 'by_provider', 'high_risk', 'insufficient_funds', 'other_reason', 'review_manual'])(
  'one that is rejected %s has failed, and says why',
  async (detail) => {
    const { provider, send, act } = await aProvider()
    const payout = anOutgoingPayout()
    const { reference } = await send(payout)
    await act(payout, 'reject', { detail })
    expect(await provider.read(reference!)).toMatchObject({ standing: 'failed', reason: detail })
  },
)

test('a repetition is the same payout, also after its answer was lost', async () => {
  const { provider, send, arrived, fault } = await aProvider()
  const payouts = [anOutgoingPayout(), anOutgoingPayout(), anOutgoingPayout()]
  await fault({ method: 'POST', path: '/v1/payouts', cut: true, afterwards: true })
  const lost = await provider.send(payouts)
  expect([...lost.values()].every((each) => isProviderFailure(each) && each.failed === 'unknown')).toBe(true)
  const again = await provider.send(payouts.toReversed())
  const references = payouts.map((payout) => toldOf(again, payout).reference)
  expect(new Set(references).size).toBe(3)
  expect(references).not.toContain(null)
  expect(await arrived()).toHaveLength(3)
  // In other company it is another call, and refused for its ids: they are there, under numbers that it does not tell.
  expect(await send(payouts[0]!)).toMatchObject({
    standing: 'taken',
    reference: null,
    payoutId: payouts[0]!.id,
  })
  const another = anOutgoingPayout()
  const together = await provider.send([...payouts, another])
  expect(toldOf(together, payouts[2]!).reference).toBeNull()
  expect(toldOf(together, another).reference).toEqual(expect.any(String))
  expect(await arrived()).toHaveLength(4)
})

test('an intent whose answer was lost is found again by the same call', async () => {
  const { send, arrived, fault, provider } = await aProvider('MLB')
  const payout = anOutgoingPayout({ currency: 'BRL', destination: DESTINATIONS['br-pix'] })
  await fault({ method: 'POST', path: '/v1/transaction-intents', status: 500, afterwards: true })
  expect((await provider.send([payout])).get(payout.id)).toMatchObject({ failed: 'unknown' })
  expect((await send(payout)).reference).toMatch(/^transaction-intents\//)
  expect(await send({ ...payout, amountCents: 100 })).toMatchObject({ standing: 'taken', reference: null })
  expect(await arrived()).toHaveLength(1)
})

test('one account that cannot be paid keeps no others waiting', async () => {
  const { provider, arrived } = await aProvider()
  const wrong = anOutgoingPayout({ destination: { ...DESTINATIONS['ar-bank'], cbu: '1' } })
  const payouts = [...Array.from({ length: 6 }, () => anOutgoingPayout()), wrong]
  const told = await provider.send(payouts)
  expect(told.size).toBe(7)
  expect(told.get(wrong.id)).toMatchObject({ failed: 'refused', word: 'bad_request' })
  expect([...told.values()].filter(isProviderFailure)).toHaveLength(1)
  expect(await arrived()).toHaveLength(6)
})

test.each([
  ['another account', { destination: DESTINATIONS.iban }],
  ['an account of another country', { destination: DESTINATIONS['br-pix'] }],
  ['too little', { amountCents: 99 }],
  ['too much', { amountCents: 1_000_000_000_001 }],
])('%s is not even asked for', async (_, facts) => {
  const { provider, arrived } = await aProvider()
  const payout = anOutgoingPayout(facts)
  expect((await provider.send([payout])).get(payout.id)).toMatchObject({
    failed: 'refused',
    because: 'amount',
  })
  expect(await arrived()).toEqual([])
})

test('says which accounts it can pay: those of Argentina, Brazil and Chile, each in its own currency', () => {
  const provider = createPayouts({
    baseUrl: 'http://127.0.0.1:9',
    accessToken: 't',
    publicUrl: 'http://127.0.0.1:9',
    timeoutMs: 50,
  })
  const payable = Object.values(DESTINATIONS).flatMap((each) =>
    (['ARS', 'BRL', 'CLP', 'USD', 'UYU'] as const)
      .filter((currency) => provider.canPay(each, currency))
      .map((currency) => [each.kind, currency]),
  )
  expect(payable).toEqual([
    ['ar-bank', 'ARS'],
    ['br-pix', 'BRL'],
    ['br-bank', 'BRL'],
    ['cl-bank', 'CLP'],
  ])
})

test('a refusal of the account is none of the payout, and one that is asked too often is asked later', async () => {
  const unsigned = await aProvider('MLA', { signingKey: undefined })
  const elsewhere = await aProvider('MLU')
  const payouts = [anOutgoingPayout(), anOutgoingPayout()]
  for (const { provider, arrived } of [unsigned, elsewhere]) {
    const told = [...(await provider.send(payouts)).values()]
    expect(told).toHaveLength(2)
    for (const each of told) expect(each).toMatchObject({ failed: 'refused', because: 'not-allowed' })
    expect(await arrived()).toEqual([])
  }
  await unsigned.fault({ method: 'POST', path: '/v1/payouts', status: 429 })
  expect((await unsigned.provider.send(payouts)).get(payouts[0]!.id)).toMatchObject({ failed: 'not-asked' })
})

test('is known to be away after it stayed silent, and is not asked then', async () => {
  const { provider, fault, arrived } = await aProvider()
  await fault({ times: 3, status: 502, path: '/v1/payouts' })
  for (const _ of [1, 2, 3]) await provider.send([anOutgoingPayout()])
  expect(provider.isAway()).toBe(true)
  const payout = anOutgoingPayout()
  expect((await provider.send([payout])).get(payout.id)).toMatchObject({ failed: 'not-asked' })
  expect(await arrived()).toEqual([])
})

test('a number that it never gave is null, and what is no number of its asks nobody', async () => {
  const { provider } = await aProvider()
  for (const reference of [
    'payouts/POP1/transactions/TOP1',
    'transaction-intents/1-1',
    'transaction-intents/../../users/me',
    'x',
  ])
    expect(await provider.read(reference)).toBeNull()
})

test('the very bytes are signed', async () => {
  const receiver = await aNoticeReceiver()
  const baseUrl = new URL(receiver.url).origin
  const provider = createPayouts({
    baseUrl,
    accessToken: 't',
    publicUrl: 'https://shop.example',
    timeoutMs: 500,
    signingKey: privateKey,
  })
  await provider.send([anOutgoingPayout()])
  const [{ headers, text }] = receiver.notices as [(typeof receiver.notices)[number]]
  expect(headers).toMatchObject({ 'x-enforce-signature': 'true', 'x-test-token': 'false' })
  expect(headers['x-idempotency-key']).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  const signature = Buffer.from(headers['x-signature'] as string, 'base64')
  expect(verify(null, Buffer.from(text), publicKey, signature)).toBe(true)
  expect(verify(null, Buffer.from(`${text} `), publicKey, signature)).toBe(false)
  expect(JSON.parse(text)).toMatchObject({
    config: { notification_url: 'https://shop.example/api/webhooks/mercado-pago?source_news=webhooks' },
    transactions: [
      {
        type: 'account',
        description: 'Lupulo ventas de Nandu',
        amount: { currency: 'ARS', value: 12_345.67 },
        account: {
          holder: 'Cerveceria Nandu S R L',
          number: '2850590940090418135201',
          bank_id: '285',
          branch: '0590',
        },
      },
    ],
  })
})

/** The provider's own test scenarios: what the reference is called is what becomes of it, and nothing is kept. */
test.each([
  ['new', 'taken', ''],
  ['failed_by_bank', 'failed', 'by_bank'],
  ['failed_by_provider', 'failed', 'by_provider'],
  ['failed_by_caps', 'failed', 'by_caps'],
  ['failed_other_reason', 'failed', 'other_reason'],
  ['failed_by_high_risk', 'failed', 'by_high_risk'],
  ['failed_invalid_destination_account', 'failed', 'invalid_destination_account'],
  ['failed_by_compliance', 'failed', 'by_compliance'],
  ['failed_insufficient_funds', 'failed', 'insufficient_funds'],
  ['partially_processed', 'in-process', ''],
  ['partially_processed_pending_bank', 'in-process', 'pending_bank'],
  ['reverted', 'returned', 'refunded'],
  ['partially_reverted_partially_refunded', 'returned-partly', 'partially_refunded'],
  ['timeout', 'taken', ''],
  ['anything_else', 'taken', ''],
] as const)('the test scenario %s is %s', async (id, standing, reason) => {
  for (const [siteId, payout] of WAYS) {
    const { send, arrived } = await aProvider(siteId, { isTest: true })
    expect(await send({ ...payout, id })).toMatchObject({ payoutId: id, standing, reason })
    expect(await arrived()).toEqual([])
  }
})

test('the test scenario of a broken provider leaves everything open', async () => {
  const { provider } = await aProvider('MLA', { isTest: true })
  const payout = anOutgoingPayout({ id: 'internal_server_error' })
  expect((await provider.send([payout])).get(payout.id)).toMatchObject({ failed: 'unknown', status: 500 })
})
