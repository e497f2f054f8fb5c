import { expect, test } from 'vitest'
import { tastesMuchOf } from './tastes-much-of.ts'

test('what there is most of comes first, by the style and by its own figures', () => {
  expect(tastesMuchOf({ type: 'IPA', abv: 6.4, ibu: 58 })).toEqual(['hoppy', 'bitter'])
  expect(tastesMuchOf({ type: 'Sour Beer', abv: 4.2, ibu: 8 })).toEqual(['sour', 'fruity'])
  expect(tastesMuchOf({ type: 'Stout', abv: 9, ibu: null })).toEqual(['dark', 'strong', 'bitter'])
})

test('of a mild beer nothing is said', () => {
  expect(tastesMuchOf({ type: 'Lager', abv: 4.5, ibu: 15 })).toEqual([])
})
