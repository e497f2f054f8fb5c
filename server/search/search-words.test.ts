import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  ['  IPA   Patagonia ', ['ipa', 'patagonia']],
  ['Ñandú\tRÍO', ['nandu', 'rio']],
  ['ipa IPA ipá', ['ipa']],
  ['pale ale', ['pale']],
  ['', []],
  [' \u00a0 ', []],
  ['100%_', ['100%_']],
])('%j is looked for as %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})
