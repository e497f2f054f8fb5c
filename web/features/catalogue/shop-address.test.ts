import { expect, test } from 'vitest'
import { readShopQuery, shopAddress, withChange, withPage } from './shop-address.ts'

function read(search: string) {
  return readShopQuery(new URLSearchParams(search))
}

test('an address is read with the names of the API, whatever else stands in it', () => {
  expect(read('?type=Wheat+Beer&price=8&pag=3&utm_source=mail&cursor=x')).toEqual({
    type: 'Wheat Beer',
    price: '8',
    pag: '3',
  })
})

test('empty and blank values of a form are not set', () => {
  expect(read('?order=&price=&name=+++&IBU=20')).toEqual({ IBU: '20' })
})

test('a value that is not on offer stays, so that the server can say so', () => {
  expect(read('?price=3&type=Cider&pag=0')).toEqual({ price: '3', type: 'Cider', pag: '0' })
})

test('the same state has one address, and page 1 is unsaid', () => {
  expect(shopAddress({})).toBe('/shop')
  expect(shopAddress({ pag: '1' })).toBe('/shop')
  expect(shopAddress({ order: 'OrderAscPrice', type: 'Wheat Beer', name: 'ñandú' })).toBe(
    '/shop?name=%C3%B1and%C3%BA&type=Wheat+Beer&order=OrderAscPrice',
  )
  expect(shopAddress(read(shopAddress({ name: 'a&b=c', pag: '7' }).slice('/shop'.length)))).toBe(
    '/shop?name=a%26b%3Dc&pag=7',
  )
})

test('any change of filter, order or text goes back to page 1', () => {
  const third = { type: 'IPA', price: '8', pag: '3' }
  expect(shopAddress(withChange(third, { IBU: '40' }))).toBe('/shop?type=IPA&price=8&IBU=40')
  expect(shopAddress(withChange(third, { name: 'puna' }))).toBe('/shop?name=puna&type=IPA&price=8')
  expect(shopAddress(withChange(third, { order: 'OrderDesPrice' }))).toBe(
    '/shop?type=IPA&price=8&order=OrderDesPrice',
  )
})

test('a filter that is taken off leaves no trace', () => {
  expect(shopAddress(withChange({ type: 'IPA', price: '8', pag: '3' }, { type: '' }))).toBe('/shop?price=8')
})

test('another page keeps the filter', () => {
  expect(shopAddress(withPage({ type: 'IPA' }, 4))).toBe('/shop?type=IPA&pag=4')
  expect(shopAddress(withPage({ type: 'IPA', pag: '4' }, 1))).toBe('/shop?type=IPA')
})
