import { expect, test } from 'vitest'
import { anotherAmountReason, payoutReasonInWords } from './payout-reason-in-words.ts'

test.each([
  ['by_bank', 'El banco que recibe no lo aceptó.'],
  ['AG', 'El banco respondió con el código AG.'],
  ['HA ZK', 'El banco respondió con el código HA ZK.'],
  [
    anotherAmountReason(99_950),
    'Mercado Pago dice que es por otro monto: 999.5. Míralo allí antes de seguir.',
  ],
  ['La cuenta está cerrada.', 'La cuenta está cerrada.'],
  ['toString', 'toString'],
  ['', ''],
])('%j is told as %j', (reason, words) => {
  expect(payoutReasonInWords(reason)).toBe(words)
})
