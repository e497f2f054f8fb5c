import { expect, test } from 'vitest'
import { whenWords } from './when-words.ts'

const told = whenWords('America/Argentina/Buenos_Aires')

test('a deadline is a day and a time in the shop’s time', () => {
  expect(told('2026-12-06T15:40:00Z')).toBe('domingo 6 de diciembre a las 12:40')
})

test('one at midnight is told as the end of the day before it', () => {
  expect(told('2026-12-02T03:00:00Z')).toBe('martes 1 de diciembre a las 23:59')
  expect(told('2026-12-02T03:01:00Z')).toBe('miércoles 2 de diciembre a las 00:01')
})
