import { expect, test } from 'vitest'
import { chargeUnitCents } from './charge-cents.ts'

test.each([
  [450, '1417', 'ARS', 637_650],
  [333, '1417.255', 'ARS', 471_946],
  [1, '0.4', 'ARS', 1],
  [350, '955.5', 'CLP', 334_400],
  [349, '0.1', 'CLP', 100],
  [1_000_000, '99999999.9999999999', 'COP', 100_000_000_000_000],
  [0, '1417', 'ARS', 0],
] as const)('%i cents at %s are %s %i hundredths', (cents, rate, currency, charged) => {
  expect(chargeUnitCents(cents, { currency, rate })).toBe(charged)
})

test('dollars are charged as they are', () => {
  expect(chargeUnitCents(350, { currency: 'USD', rate: null })).toBe(350)
})
