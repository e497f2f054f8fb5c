import { expect, test } from 'vitest'
import type { Brewery } from '#contract/catalogue.ts'
import { pickPlaces } from './pick-places.ts'

const brewery = (company: string, country: string, facts: Partial<Brewery> = {}): Brewery => ({
  ...{ id: company, company, country, state: '', city: '', beers: 3 },
  ...{ story: 'Río y leña.', image: '/labels/companies/x.svg', ...facts },
})
const names = (...breweries: Brewery[]) => pickPlaces(breweries).map(({ company }) => company)

test('one brewery of each country comes before a second, and who tells nothing is left out', () => {
  expect(
    names(
      brewery('A', 'Chile'),
      brewery('B', 'Chile'),
      brewery('C', 'Peru'),
      brewery('D', 'Peru', { story: '' }),
    ),
  ).toEqual(['A', 'C', 'B'])
})

test('a picture of its own comes before a drawing, and no more are taken than are shown', () => {
  expect(names(brewery('A', 'Chile'), brewery('B', 'Chile', { image: '/media/x-640x400' }))).toEqual([
    'B',
    'A',
  ])
  expect(names(...'ABCDEFGHI'.split('').map((name) => brewery(name, name)))).toHaveLength(7)
})
