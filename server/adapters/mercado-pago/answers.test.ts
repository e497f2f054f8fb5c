import { expect, test } from 'vitest'
import { paymentAnswer } from './answers.ts'

const PAYMENT = { id: 7, status: 'approved', transaction_amount: 100, currency_id: 'ARS' }
const read = (told: object) => paymentAnswer.parse({ ...PAYMENT, ...told })

test('of the fees those count that whoever collects pays', () => {
  const fee = (amount: number, fee_payer: string) => ({ type: 'mercadopago_fee', amount, fee_payer })
  const fee_details = [fee(5.31, 'collector'), fee(1.12, 'collector'), fee(30, 'payer')]
  expect(read({ fee_details }).feeCents).toBe(643)
  expect(read({ fee_details: [fee(30, 'payer')] }).feeCents).toBeNull()
})

test('the release is a moment with its offset', () => {
  const { releasedAt } = read({ money_release_date: '2026-03-21T10:30:00.000-04:00' })
  expect(releasedAt?.toISOString()).toBe('2026-03-21T14:30:00.000Z')
})

test.each([
  {},
  { status_detail: null, fee_details: null, transaction_details: null, money_release_date: null },
  { status_detail: 7, fee_details: 'none', transaction_details: [], money_release_date: 'soon' },
  {
    ...{ fee_details: [{ amount: -1, fee_payer: 'collector' }], money_release_date: '2026-03-21' },
    transaction_details: { net_received_amount: 94.691 },
  },
])('a payment that tells of itself %j is settled all the same', (told) => {
  expect(read(told)).toMatchObject({
    ...{ amountCents: 10_000, statusDetail: '', feeCents: null, netCents: null, releasedAt: null },
  })
})
