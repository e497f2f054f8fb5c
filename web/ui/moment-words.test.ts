import { expect, test } from 'vitest'
import { momentWords } from './moment-words.ts'

test.each([
  ['2026-11-21T02:05:00Z', '20/11/2026 23:05'],
  ['2026-01-01T03:00:00Z', '01/01/2026 00:00'],
])('%s is %s in Buenos Aires', (instant, said) => {
  expect(momentWords('America/Argentina/Buenos_Aires')(instant)).toBe(said)
})

test('a moment is written to the second where that is asked for', () => {
  const words = momentWords('America/Argentina/Buenos_Aires', { seconds: true })
  expect(words('2026-11-21T02:05:09Z')).toBe('20/11/2026 23:05:09')
})
