import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

const said = (text: string) => readWords(text).map(({ words }) => words.join(' '))

test.each([
  ['Cerveza negra de trigo', ['negra', 'de trigo']],
  ['cerveza', ['cerveza']],
  ['de la', ['de', 'la']],
  ['ipa sin alcohol en lata', ['ipa', 'sin alcohol', 'en lata']],
  ['black ipa', ['black ipa']],
  ['valle valle VALLE', ['valle']],
  ["Devil's Cup", ['devils', 'cup']],
  ['%_(.*)\\', []],
  ['', []],
])('%j looks for %j', (text, words) => {
  expect(said(text)).toEqual(words)
})

test('a word for beer means all of them where nothing else is said, as it is mistyped too', () => {
  for (const word of ['cerveza', 'cervesa', 'birra', 'beers'])
    expect(readWords(word)).toEqual([{ words: [word], meanings: [{ abvFrom: 0 }] }])
  expect(said('cervesa negra')).toEqual(['negra'])
  expect(readWords('artesanal')).toEqual([{ words: ['artesanal'], meanings: [] }])
})

test('a word may mean a style, a strength, a container or other words', () => {
  expect(readWords('negra')[0]!.meanings).toEqual([{ types: ['Stout', 'Porter'] }])
  expect(readWords('sin alcohol')[0]!.meanings).toEqual([{ abvBelow: 0.6 }])
  expect(readWords('latas')[0]!.meanings).toEqual([{ container: 'can' }])
  expect(readWords('miel')[0]!.meanings).toEqual([{ words: ['miel', 'mel', 'honey'] }])
})
