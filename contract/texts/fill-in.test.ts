import { expect, test } from 'vitest'
import { asSentence, fillIn } from './fill-in.ts'

test('a value that ends in a period ends the sentence that it stands at the end of', () => {
  expect(fillIn('Vende {company}. Hay más.', { company: 'Malta S.A.' })).toBe('Vende Malta S.A. Hay más.')
  expect(fillIn('Desde las {when}.', { when: '5:00 p. m.' })).toBe('Desde las 5:00 p. m.')
  expect(fillIn('Motivo: {reason}.', { reason: '¿Llegó?' })).toBe('Motivo: ¿Llegó?')
  expect(fillIn('Motivo: {reason}.', { reason: 'Llegó tarde' })).toBe('Motivo: Llegó tarde.')
  expect(fillIn('{name}...', { name: 'Malta' })).toBe('Malta...')
})

test('what no value has is left as it stands, nothing at all is a value', () => {
  expect(fillIn('{one}. {two}.', { two: '' })).toBe('{one}. .')
})

test('a sentence has one end', () => {
  expect(asSentence('Listo')).toBe('Listo.')
  for (const ended of ['Listo.', '¿Listo?', '«Listo.»', 'Un momento…']) expect(asSentence(ended)).toBe(ended)
})
