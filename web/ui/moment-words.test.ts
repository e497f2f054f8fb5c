import { expect, test } from 'vitest'
import { inLanguage } from '#server/http/readers-language.ts'
import { momentDay, momentLongDay, momentWords } from './moment-words.ts'

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

test('the day is the shop’s, not the server’s', () => {
  expect(momentDay('America/Argentina/Buenos_Aires')('2026-03-05T02:30:00.000Z')).toBe('04/03/2026')
  expect(momentDay('UTC')('2026-03-05T02:30:00.000Z')).toBe('05/03/2026')
})

test.each([
  ['es', '22 de noviembre de 2026'],
  ['en', '22 November 2026'],
  ['pt', '22 de novembro de 2026'],
] as const)('the day stands before the month to who reads %s, as on the axes of charts', (language, long) => {
  inLanguage(language, () => {
    const instant = '2026-11-22T15:00:00Z'
    expect(momentDay('UTC')(instant)).toBe('22/11/2026')
    expect(momentWords('UTC')(instant)).toBe('22/11/2026 15:00')
    expect(momentLongDay('UTC')(instant)).toBe(long)
  })
})
