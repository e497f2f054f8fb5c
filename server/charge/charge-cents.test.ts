import { expect, test } from 'vitest'
import { chargeUnitCents } from './charge-cents.ts'
import { IN_DOLLARS, type Quote } from './quote.ts'

const quote = (currency: 'ARS' | 'CLP' | 'COP', rate: string): Quote => ({
  ...{ currency, rate, source: 'admin', at: new Date('2026-03-11T13:30:00Z') },
})

test.each([
  [450, '1417', 'ARS', 637_650],
  [333, '1417.255', 'ARS', 471_946],
  [1, '0.4', 'ARS', 1],
  [350, '955.5', 'CLP', 334_400],
  [349, '0.1', 'CLP', 100],
  [1_000_000, '99999999.9999999999', 'COP', 100_000_000_000_000],
  [0, '1417', 'ARS', 0],
] as const)('%i cents at %s are %s %i hundredths', (cents, rate, currency, charged) => {
  expect(chargeUnitCents(cents, quote(currency, rate))).toBe(charged)
})

test('dollars are charged as they are', () => {
  expect(chargeUnitCents(350, IN_DOLLARS)).toBe(350)
})
