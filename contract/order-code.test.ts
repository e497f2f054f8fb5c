import { expect, test } from 'vitest'
import { orderCode } from './order-code.ts'

test('an order is called by the last eight characters of its id, in capitals', () => {
  expect(orderCode('019a0000-0000-7000-8000-0000deadbeef')).toBe('DEADBEEF')
})
