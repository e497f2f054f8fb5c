import { expect, test } from 'vitest'
import { inLanguage } from '#server/http/readers-language.ts'
import { formatCents } from '../money.ts'
import { numberText } from './numbers.ts'

test.each([
  [undefined, '4.7', '2210', '12\u00a0000', '10\u00a0795.20', '5.60'],
  ['es', '4,7', '2210', '12.000', '10.795,20', '5,60'],
  ['en', '4.7', '2,210', '12,000', '10,795.20', '5.60'],
  ['pt', '4,7', '2.210', '12.000', '10.795,20', '5,60'],
] as const)(
  'to who reads %s, on an axis and under it alike',
  (language, tenths, small, large, sum, price) => {
    inLanguage(language, () => {
      expect([numberText(4.7), numberText(2210), numberText(12_000)]).toEqual([tenths, small, large])
      expect([formatCents(1_079_520), formatCents(560), numberText(-0, 1)[0]]).toEqual([sum, price, '0'])
    })
  },
)
