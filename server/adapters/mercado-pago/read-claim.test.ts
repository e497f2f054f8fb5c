import { expect, test } from 'vitest'
import { ACCESS_TOKEN, aSandbox, WEBHOOK_SECRET } from '#tests/sandbox/a-sandbox.ts'
import { claimAnswer } from './claim-answer.ts'
import { createMercadoPago } from './create-mercado-pago.ts'

const claim = {
  id: 5281510459,
  resource: 'payment',
  resource_id: 76981,
  status: 'opened',
  type: 'mediations',
  stage: 'claim',
  reason_id: 'PNR',
  date_created: '2026-11-20T10:00:00.000-04:00',
  last_updated: '2026-11-21T10:00:00.000-04:00',
}
const acts = (...dates: string[]) => dates.map((due_date) => ({ mandatory: true, due_date }))

test('the deadline is the first by which the seller must act', () => {
  const players = [
    { role: 'complainant', type: 'buyer', available_actions: acts('2026-11-22T00:00:00.000Z') },
    {
      role: 'respondent',
      type: 'seller',
      available_actions: [
        ...acts('2026-11-26T00:00:00.000Z', '2026-11-24T00:00:00.000Z'),
        { mandatory: false, due_date: '2026-11-23T00:00:00.000Z' },
      ],
    },
  ]
  expect(claimAnswer.parse({ ...claim, players })).toEqual({
    ...{ providerId: '5281510459', paymentId: '76981', kind: 'mediations', stage: 'claim', reason: 'PNR' },
    isOpen: true,
    dueAt: new Date('2026-11-24T00:00:00.000Z'),
    openedAt: new Date('2026-11-20T14:00:00.000Z'),
    toldAt: new Date('2026-11-21T14:00:00.000Z'),
  })
  expect(claimAnswer.parse({ ...claim, players, status: 'closed' })).toMatchObject({
    isOpen: false,
    dueAt: null,
  })
})

test('a claim about something else has no payment, and one without players no deadline', () => {
  expect(claimAnswer.parse({ ...claim, resource: 'shipment' })).toMatchObject({
    paymentId: null,
    dueAt: null,
  })
  expect(claimAnswer.parse({ ...claim, players: 'nobody' })).toMatchObject({ dueAt: null })
})

test.each([{ status: null }, { resource_id: 'x' }, { date_created: 'yesterday' }, { id: -1 }])(
  'an answer with %j is none',
  (facts) => {
    expect(claimAnswer.safeParse({ ...claim, ...facts }).success).toBe(false)
  },
)

test('asks the provider for it; one that it does not know is none', async () => {
  const sandbox = await aSandbox()
  const provider = createMercadoPago({
    ...{ baseUrl: sandbox.url, accessToken: ACCESS_TOKEN, webhookSecret: WEBHOOK_SECRET },
    ...{ publicUrl: 'http://shop.example', timeoutMs: 3000 },
  })
  expect(await provider.readClaim('4711')).toBeNull()
  await sandbox.call('POST', '/sandbox/faults', { garbage: true, path: '/post-purchase' })
  expect(await provider.readClaim('4711')).toMatchObject({ failed: 'unknown' })
})
