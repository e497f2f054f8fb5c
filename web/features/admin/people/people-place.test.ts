import { expect, test } from 'vitest'
import { fileAddress, isFiltered, peopleAddress, peoplePlace } from './people-place.ts'

const at = (query: string) => peoplePlace(new URLSearchParams(query))

test.each([
  '/admin',
  '/admin?list=buyers',
  '/admin?list=sellers&q=Malta+%26+Sol&status=true&country=Chile&deleted=1&sort=company&dir=desc&pag=3',
])('%s comes back as it was', (address) => {
  expect(peopleAddress(at(address.split('?')[1] ?? ''))).toBe(address)
})

test('page 1, empty values and foreign names are left out; a list that is none is no list', () => {
  expect(peopleAddress(at('list=buyers&q=&pag=1&x=2'))).toBe('/admin?list=buyers')
  expect(peopleAddress(at('list=admins'))).toBe('/admin')
})

test('the file is of the same people, whatever their order and page', () => {
  const query = 'q=ana&status=false&sort=name&pag=2'
  expect(fileAddress(at(`list=buyers&${query}`))).toBe('/api/admin/persons.csv?q=ana&status=false')
  expect(fileAddress(at('list=sellers&sort=name'))).toBe('/api/admin/companies.csv')
})

test('who asks for deleted accounts too asks for everybody', () => {
  expect(isFiltered(at('list=buyers&deleted=1&sort=name'))).toBe(false)
  expect(isFiltered(at('list=buyers&country=Chile'))).toBe(true)
})
