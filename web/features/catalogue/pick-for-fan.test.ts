import { expect, test } from 'vitest'
import type { BeerType } from '#contract/limits.ts'
import { pickForFan } from './pick-for-fan.ts'

const beer = (type: BeerType, id: number, companyId = `of ${id}`) => ({ id: String(id), type, companyId })
const beers = (...types: BeerType[]) => types.map((type, at) => beer(type, at))

test('one beer of each colour, from the palest to the darkest', () => {
  const picked = pickForFan(beers('Stout', 'Porter', 'Bock', 'IPA', 'Barleywine', 'Lager', 'Saison'))
  expect(picked.map(({ type }) => type)).toEqual(['Lager', 'IPA', 'Barleywine', 'Bock', 'Stout'])
})

test('breweries that are not there yet come before a second beer of one', () => {
  const picked = pickForFan([beer('Lager', 1, 'a'), beer('Stout', 2, 'a'), beer('Porter', 3, 'b')])
  expect(picked.map(({ id }) => id)).toEqual(['1', '3', '2'])
})

test('a shop of one style still fills the fan, and a beer that is named twice stands there once', () => {
  const many = beers('IPA', 'IPA', 'IPA', 'IPA', 'IPA', 'IPA')
  expect(pickForFan([...many, ...many]).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4'])
})

test('a shop of two beers holds two', () => {
  expect(pickForFan(beers('IPA', 'Stout'))).toHaveLength(2)
  expect(pickForFan([])).toEqual([])
})
