import { expect, test } from 'vitest'
import { cartParcels, comingParcels } from './cart-parcels.ts'
import type { LineNow } from './lines-now.ts'

const line = (name: string, company: string, reach: number, totalCents: number) =>
  ({ id: name, name, company, reach, totalCents }) as LineNow

test('a parcel a brewery, in the order in which they came into the cart, with its units that can be had and their sum', () => {
  const lines = [
    line('Puna', 'Altiplano', 2, 800),
    line('Faro', 'Costa', 1, 500),
    line('Ñandú', 'Altiplano', 0, 0),
  ]
  const parcels = cartParcels(lines).map(({ company, lines: own, units, totalCents }) => [
    company,
    own.map(({ name }) => name),
    units,
    totalCents,
  ])
  expect(parcels).toEqual([
    ['Altiplano', ['Puna', 'Ñandú'], 2, 800],
    ['Costa', ['Faro'], 1, 500],
  ])
  expect(cartParcels([])).toEqual([])
})

test('a parcel of beers that are all sold out does not come; where nothing can be had, what was asked for is told', () => {
  const [here, gone] = [line('Puna', 'Altiplano', 2, 800), line('Faro', 'Costa', 0, 0)]
  expect(comingParcels(cartParcels([here, gone])).map(({ company }) => company)).toEqual(['Altiplano'])
  expect(comingParcels(cartParcels([gone])).map(({ company }) => company)).toEqual(['Costa'])
})
