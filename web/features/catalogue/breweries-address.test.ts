import { expect, test } from 'vitest'
import { breweriesAddress, readBreweriesQuery } from './breweries-address.ts'

const read = (search: string) => readBreweriesQuery(new URLSearchParams(search))

test('an address is read with the names of the API, whatever else stands in it', () => {
  expect(read('?name=+r%C3%ADo+&letter=0-9&country=French+Guiana&pag=3&utm_source=mail')).toEqual({
    name: 'río',
    letter: '0-9',
    country: 'French Guiana',
    pag: '3',
  })
  expect(read('?name=&letter=&country=+&pag=')).toEqual({})
})

test('the same part has one address, and page 1 is unsaid', () => {
  expect(breweriesAddress({})).toBe('/breweries')
  expect(breweriesAddress({ name: '', letter: '', pag: '1' })).toBe('/breweries')
  expect(breweriesAddress({ country: 'French Guiana', letter: 'B', name: 'río', pag: 2 })).toBe(
    '/breweries?name=r%C3%ADo&letter=B&country=French+Guiana&pag=2',
  )
})
