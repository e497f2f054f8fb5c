import { expect, test } from 'vitest'
import { cutDescription } from './cut-description.ts'

test('a short text stays, on one line', () => {
  expect(cutDescription('  Pomelo,\n pino   y un final seco. ')).toBe('Pomelo, pino y un final seco.')
})

test('a long one ends after a whole word', () => {
  const cut = cutDescription('lúpulo '.repeat(60))
  expect(cut).toMatch(/^(lúpulo )+lúpulo…$/)
  expect(cut.length).toBeLessThanOrEqual(181)
})

test('one endless word is cut too, never within a sign', () => {
  const cut = cutDescription('🍺'.repeat(200))
  expect(cut.endsWith('…')).toBe(true)
  expect(cut.isWellFormed()).toBe(true)
  expect(cut.length).toBeLessThanOrEqual(181)
})
