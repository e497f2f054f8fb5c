import { expect, test } from 'vitest'
import { orderCode, readOrderNumber } from './order-code.ts'

test('an order is called by the last eight characters of its id, in capitals', () => {
  expect(orderCode('019a0000-0000-7000-8000-0000deadbeef')).toBe('DEADBEEF')
})

test.each([
  ['3F2A91C0', '3F2A91C0', null],
  [' 3f2a 91c0 ', '3F2A91C0', null],
  ['#3f2a-91c0.', '3F2A91C0', null],
  ['3F2A9ICO', '3F2A91C0', null],
  ['0192f0c4-7b1a-7000-8000-0000cafe91c0', 'CAFE91C0', '0192f0c4-7b1a-7000-8000-0000cafe91c0'],
  ['0192F0C47B1A700080000000CAFE91C0', 'CAFE91C0', '0192f0c4-7b1a-7000-8000-0000cafe91c0'],
])('%j, typed by hand, is the order %s', (typed, code, id) => {
  expect(readOrderNumber(typed)).toEqual({ code, id })
})

test.each(['', '3F2A91C', '3F2A91C00', 'cerveza!', '-- --', 'https://evil.example/3F2A91C0'])(
  '%j is the number of no order',
  (typed) => {
    expect(readOrderNumber(typed)).toBeUndefined()
  },
)
