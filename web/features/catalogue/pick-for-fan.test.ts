import { expect, test } from 'vitest'
import type { BeerType } from '#contract/limits.ts'
import { pickForFan } from './pick-for-fan.ts'

const beers = (...types: BeerType[]) => types.map((type, place) => ({ type, place }))

test('styles that are not in the fan yet come before a second beer of one style', () => {
  const picked = pickForFan(beers('IPA', 'IPA', 'Stout', 'IPA', 'Lager', 'Saison', 'Bock', 'Porter'))
  expect(picked.map(({ type }) => type)).toEqual(['IPA', 'Stout', 'Lager', 'Saison', 'Bock'])
})

test('a shop of one style still fills the fan, in its own order', () => {
  expect(pickForFan(beers('IPA', 'IPA', 'IPA', 'IPA', 'IPA', 'IPA')).map(({ place }) => place)).toEqual([
    0, 1, 2, 3, 4,
  ])
})

test('a shop of two beers holds two', () => {
  expect(pickForFan(beers('IPA', 'Stout'))).toHaveLength(2)
  expect(pickForFan([])).toEqual([])
})
