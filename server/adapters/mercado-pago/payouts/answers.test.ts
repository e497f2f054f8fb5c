import { expect, test, vi } from 'vitest'
import { batchAnswer, intentAnswer, transactionAnswer } from './answers.ts'
import { afterSending, isOfOnePayout } from './outcomes.ts'

const unknown = vi.fn()

test('an intent in the documentation’s words: amounts as texts, its detail with the account that is paid', () => {
  const account = { amount: '100,00', status_detail: 'approved', owner: {} }
  const transaction = {
    from: { accounts: [{ amount: '100,00' }] },
    to: { accounts: [account] },
    total_amount: '100,00',
    refunded_amount: 0,
  }
  const told = {
    id: '0d5020ed',
    status: 'approved',
    external_reference: 'a',
    point_of_interaction: 'PSP_TRANSFER',
    transaction,
  }
  const read = {
    payoutId: 'a',
    reference: 'transaction-intents/0d5020ed',
    amountCents: 10_000,
    returnedCents: 0,
  }
  expect(intentAnswer(unknown).parse(told)).toEqual({ ...read, standing: 'paid', reason: 'approved' })
  const back = { ...told, transaction: { ...transaction, refunded_amount: 1 } }
  expect(intentAnswer(unknown).parse(back)).toMatchObject({ standing: 'returned-partly', returnedCents: 100 })
  const all = { ...told, transaction: { ...transaction, refunded_amount: 100 } }
  expect(intentAnswer(unknown).parse(all)).toMatchObject({ standing: 'returned', returnedCents: 10_000 })
  expect(unknown).not.toHaveBeenCalled()
})

test.each([
  [{ status: 'vanished' }, 'vanished'],
  [{ status: 'approved', status_detail: 'by_magic' }, 'approved/by_magic'],
  [{}, ''],
  [{ status: 7, amount: 'much', status_detail: [] }, ''],
])('a transaction that says %j is in process, and its words are told', (says, reason) => {
  const tell = vi.fn()
  const read = transactionAnswer('POP1', tell).parse({ id: 'TOP2', ...says })
  expect(read).toMatchObject({ standing: 'in-process', reason, payoutId: null, amountCents: null })
  expect(read.reference).toBe('payouts/POP1/transactions/TOP2')
  expect(tell).toHaveBeenCalledOnce()
})

test('numbers count as ids, and what could lead to another address does not', () => {
  expect(
    batchAnswer(unknown).parse({ id: 26722, transactions: [{ id: 736669, status: 'created' }] }),
  ).toMatchObject([{ reference: 'payouts/26722/transactions/736669', standing: 'taken' }])
  expect(batchAnswer(unknown).safeParse({ id: '../users', transactions: [] }).success).toBe(false)
})

test.each([
  [
    { status: 400, message: 'x', word: 'duplicated_external_reference' },
    { standing: 'taken', reference: null },
  ],
  [
    { status: 400, message: 'external_reference already used', word: 'invalid_external_reference' },
    { standing: 'taken' },
  ],
  [{ status: 400, message: 'invalid amount', word: 'invalid_amount' }, { failed: 'refused' }],
  [{ status: 400, message: 'status 400' }, { failed: 'unknown' }],
  [{ status: 409, message: 'conflict', word: 'conflict' }, { failed: 'unknown' }],
  [{ status: 429, message: 'too many' }, { failed: 'not-asked' }],
  [
    { status: 401, message: 'invalid token' },
    { failed: 'refused', because: 'not-allowed' },
  ],
  [
    { status: 403, message: 'status 403' },
    { failed: 'refused', because: 'not-allowed' },
  ],
  [
    { status: 400, message: 'x', word: 'invalid_signature' },
    { failed: 'refused', because: 'not-allowed' },
  ],
])('a refusal %j counts as %j', (said, outcome) => {
  expect(afterSending('a', { failed: 'refused', ...said })).toMatchObject(outcome)
})

test('a batch is tried in parts only where one of its payouts may be why', () => {
  const refused = { failed: 'refused', message: 'x' } as const
  expect(isOfOnePayout({ ...refused, status: 400, word: 'invalid_amount' })).toBe(true)
  expect(isOfOnePayout({ ...refused, status: 400, word: 'invalid_signature' })).toBe(false)
  expect(isOfOnePayout({ ...refused, status: 403 })).toBe(false)
  expect(isOfOnePayout({ failed: 'unknown', message: 'x' })).toBe(false)
})
