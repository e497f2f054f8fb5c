import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CompanysBeer, TopOfCompanies } from './top-of-companies.ts'

const MOST = 4
const OF_ONE = 2

/** The same by sorting all of them. */
function bySorting(beers: CompanysBeer[]): CompanysBeer[] {
  const found: CompanysBeer[] = []
  for (const beer of beers.toSorted((one, other) => other.rank - one.rank || other.beer - one.beer)) {
    if (found.filter(({ company }) => company === beer.company).length < OF_ONE) found.push(beer)
  }
  return found.slice(0, MOST)
}

test('are those that sorting all of them finds, in whatever order they come', () => {
  const some = fc.array(fc.record({ company: fc.nat(4), rank: fc.integer({ min: -6, max: 6 }) }), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(some, (drawn) => {
      const beers = drawn.map((each, beer) => ({ ...each, beer }))
      const top = new TopOfCompanies(MOST, OF_ONE, (one, other) => one.beer > other.beer)
      for (const beer of beers) top.offer(beer)
      expect(top.places).toEqual(bySorting(beers))
    }),
    { numRuns: 2_000 },
  )
})
