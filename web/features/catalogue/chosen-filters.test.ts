import { expect, test } from 'vitest'
import { textOf } from '#contract/texts/text.ts'

import { chosenFilters } from './chosen-filters.ts'

test('every filter is said in words, the order and the page are not filters', () => {
  const chosen = chosenFilters(textOf, {
    name: 'puna',
    type: 'IPA',
    price: '8',
    IBU: '40',
    ABV: '10',
    qualification: '4',
    fresh: '1',
    order: 'OrderAscPrice',
    pag: '2',
  })
  expect(chosen).toEqual([
    { name: 'name', words: '«puna»' },
    { name: 'type', words: 'IPA' },
    { name: 'price', words: 'Menos de U$S 8' },
    { name: 'IBU', words: 'Menos de 40 IBU' },
    { name: 'ABV', words: 'Menos de 10 %' },
    { name: 'qualification', words: '4 estrellas o más' },
    { name: 'fresh', words: 'Hasta 60 días de envasada' },
  ])
})

test('the ends of the rating filter have words of their own', () => {
  expect(chosenFilters(textOf, { qualification: '1' })[0]?.words).toBe('1 estrella o más')
  expect(chosenFilters(textOf, { qualification: '5' })[0]?.words).toBe('5 estrellas')
})

test('nothing chosen is an empty list', () => {
  expect(chosenFilters(textOf, { order: 'OrderDesPrice', pag: '3' })).toEqual([])
})
