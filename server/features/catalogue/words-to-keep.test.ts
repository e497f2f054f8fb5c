import { expect, test } from 'vitest'
import { wordsToKeep } from './words-to-keep.ts'

test.each([
  ['  Cerveza de ÑANDÚ!! ', 'cerveza de nandu'],
  ['ipa\u0007 2026\u202e', 'ipa 2026'],
  ['500 ml 24 u', '500 ml 24 u'],
  ["Devil's cup", 'devils cup'],
  [`${'a'.repeat(59)}😀b`, 'a'.repeat(59)],
  ['𝟏𝟐𝟑 ipa', '123 ipa'],
])('%j is kept as %j', (text, words) => {
  expect(wordsToKeep(text)).toBe(words)
})

test.each([
  'ana@correo.example',
  'ana＠correo.example',
  '+54 9 (351) 555-0100',
  '30.111.222',
  'soy 30 111 222 hola',
  '٣٠١١١٢٢٢',
  '%_()',
  '',
])('%j is not kept', (text) => {
  expect(wordsToKeep(text)).toBeUndefined()
})
