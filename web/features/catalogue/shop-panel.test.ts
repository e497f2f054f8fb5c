import { expect, test } from 'vitest'
import type { BeerPage } from '#contract/catalogue.ts'
import { chosenFilters, shopPanel } from './shop-panel.server.ts'

const VALLEY = '0192f0c4-7b1a-7000-8000-00000000cafe'

const page = {
  ...{ products: [], total: 3, totalPages: 1 },
  facets: {
    type: [{ value: 'IPA', count: 3 }],
    company: [{ value: VALLEY, name: 'Birra del Valle', count: 2 }],
    container: [{ value: 'can', count: 0 }],
  } as unknown as BeerPage['facets'],
}

test('every filter is said in words, each value apart; the order and the page are not filters', () => {
  const chosen = chosenFilters(
    {
      ...{
        name: 'puna',
        type: 'IPA,Stout',
        price: '8',
        IBU: '40',
        ABV: '10',
        qualification: '4',
        fresh: '1',
      },
      ...{
        company: VALLEY,
        country: 'Chile,Brazil',
        container: 'can',
        volume: '473',
        available: '1',
        shipsTo: 'Peru',
      },
      ...{ priceFrom: '2,50', order: 'OrderAscPrice', pag: '2' },
    },
    page,
  )
  expect(chosen.map(({ name, value, words }) => [name, value, words])).toEqual([
    ['name', 'puna', '«puna»'],
    ['type', 'IPA', 'IPA'],
    ['type', 'Stout', 'Stout'],
    ['available', '1', 'Disponible'],
    ['shipsTo', 'Peru', 'Llega a Perú'],
    ['price', '8', 'Menos de U$S 8'],
    ['priceFrom', '2,50', 'Desde U$S: 2,50'],
    ['IBU', '40', 'Menos de 40 IBU'],
    ['ABV', '10', 'Menos de 10 %'],
    ['qualification', '4', '4 estrellas o más'],
    ['fresh', '1', 'Hasta 60 días de envasada'],
    ['company', VALLEY, 'Birra del Valle'],
    ['country', 'Chile', 'Chile'],
    ['country', 'Brazil', 'Brasil'],
    ['container', 'can', 'Lata'],
    ['volume', '473', '473 ml'],
  ])
})

test('the ends of the rating filter have words of their own', () => {
  expect(chosenFilters({ qualification: '1' }, page)[0]?.words).toBe('1 estrella o más')
  expect(chosenFilters({ qualification: '5' }, page)[0]?.words).toBe('5 estrellas')
})

test('nothing chosen is an empty list', () => {
  expect(chosenFilters({ order: 'OrderDesPrice', pag: '3' }, page)).toEqual([])
})

test('a reader’s own country is the first that a beer ships to, and is said to be theirs', () => {
  const first = (country?: string) => shopPanel({}, undefined, country).filters.shipsTo.choices[0]
  expect(first('Uruguay')).toEqual({ value: 'Uruguay', words: 'Llega a Uruguay, tu país' })
  expect(first('Brazil')).toEqual({ value: 'Brazil', words: 'Llega a Brasil, tu país' })
  expect(first()).toEqual({ value: 'Argentina', words: 'Llega a Argentina' })
  const { choices } = shopPanel({}, undefined, 'Uruguay').filters.shipsTo
  expect(choices.filter(({ value }) => value === 'Uruguay')).toHaveLength(1)
})

test('choices have their counts, and without an answer what the shop offers stands without them', () => {
  expect(shopPanel({}, page).filters.type.choices).toEqual([{ value: 'IPA', words: 'IPA', count: 3 }])
  expect(shopPanel({}, page).filters.company.choices).toEqual([
    { value: VALLEY, words: 'Birra del Valle', count: 2 },
  ])
  const { filters } = shopPanel({ type: 'Cider' }, undefined)
  expect(filters.container.choices[0]).toEqual({ value: 'can', words: 'Lata' })
  expect(filters.company.choices).toEqual([])
})
