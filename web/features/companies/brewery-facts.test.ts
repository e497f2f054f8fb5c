import { expect, test } from 'vitest'
import { figuresOf } from './brewery-facts.tsx'

const beer = (type: 'IPA' | 'Stout', qualification: number | null, qualificationCount: number) => ({
  ...{ type, qualification, qualificationCount },
})

test('each rating counts once, whichever beer it is of', () => {
  const beers = [beer('IPA', 5, 3), beer('IPA', 3, 1), beer('Stout', null, 0)]
  expect(figuresOf(beers)).toEqual({ beers: 3, styles: 2, rating: { mean: 4.5, count: 4 } })
})

test('a brewery that nobody rated has no mean', () => {
  expect(figuresOf([beer('Stout', null, 0)])).toEqual({ beers: 1, styles: 1, rating: null })
})
