import { expect, test } from 'vitest'
import { questionOf } from './price-question.ts'

test.each([
  [5.6, 56, { lastCents: 560, cents: 5600 }],
  [5.6, 55.99, undefined],
  [5.6, 56.01, { lastCents: 560, cents: 5601 }],
  [5.6, 560, { lastCents: 560, cents: 56000 }],
  [5.6, 0.56, { lastCents: 560, cents: 56 }],
  [5.6, 0.57, undefined],
  [5.6, 0.55, { lastCents: 560, cents: 55 }],
  [5.6, 0, { lastCents: 560, cents: 0 }],
  [0, 5.6, { lastCents: 0, cents: 560 }],
  [0, 0, undefined],
])('from %d to %d', (last, price, question) => {
  expect(questionOf(last, { price })).toEqual(question)
})

test('an answer is about one price: another one is asked about anew', () => {
  expect(questionOf(5.6, { price: 560, priceAgreed: '56000' })).toBeUndefined()
  expect(questionOf(5.6, { price: 650, priceAgreed: '56000' })).toEqual({ lastCents: 560, cents: 65000 })
})
