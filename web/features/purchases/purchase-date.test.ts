import { expect, test } from 'vitest'
import { purchaseDate } from './purchase-date.ts'

test('the day is the shop’s, not the server’s', () => {
  expect(purchaseDate('2026-03-05T02:30:00.000Z', 'America/Argentina/Buenos_Aires')).toBe('04/03/2026')
  expect(purchaseDate('2026-03-05T02:30:00.000Z', 'UTC')).toBe('05/03/2026')
})
