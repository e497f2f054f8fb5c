import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getBeer, listBeers, listTopRated } from '#contract/catalogue.ts'
import { fillAddress } from './fill-address.ts'

test('a call without parts is its path', () => {
  expect(fillAddress(listTopRated, {})).toBe('/api/toprated')
})

test('parameters are filled in and encoded', () => {
  expect(fillAddress(getBeer, { params: { id: 'a/b?c=d e' } })).toBe('/api/product/a%2Fb%3Fc%3Dd%20e')
})

test('query values that are not set are left out', () => {
  const query = { type: 'IPA', price: undefined, name: 'Ñandú & Co' }
  expect(fillAddress(listBeers, { query })).toBe('/api/product?type=IPA&name=%C3%91and%C3%BA+%26+Co')
})

test('a missing parameter is a bug of the caller', () => {
  expect(() => fillAddress(getBeer, { params: {} })).toThrow("needs 'id'")
})

test('one that a form left empty is asked for, and found nowhere', () => {
  expect(fillAddress(getBeer, { params: { id: '' } })).toBe('/api/product/%20')
})

test('no parameter climbs out of its path, whatever it holds', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('.', '..', '%2e', '../x', '\ud800')),
      (id) => {
        const { pathname, search } = new URL(fillAddress(getBeer, { params: { id } }), 'http://shop.example')
        expect(search).toBe('')
        expect(pathname).toMatch(/^\/api\/product\/[^/]+$/)
      },
    ),
  )
})
