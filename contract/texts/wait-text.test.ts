import { expect, test } from 'vitest'
import { inLanguage } from '#server/http/readers-language.ts'
import { refusalText } from '../errors.ts'
import { waitText } from './wait-text.ts'

test.each([
  [1, '1 minuto'],
  [61, '2 minutos'],
  [900, '15 minutos'],
  [7200, '120 minutos'],
  [7201, '3 horas'],
])('%i seconds to wait are told as %s', (seconds, said) => {
  expect(waitText(seconds)).toBe(said)
})

test('too many attempts say how long to wait, in the reader’s language', () => {
  const text = () => refusalText('too-many-requests', { retryAfterSeconds: 900 })
  expect(text()).toBe('Demasiados intentos. Vuelve a probar en 15 minutos.')
  expect(inLanguage('pt', text)).toContain('15 minutos')
})
