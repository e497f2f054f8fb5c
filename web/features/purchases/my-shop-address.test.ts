import { expect, test } from 'vitest'
import { myShopAddress, pageOf } from './my-shop-address.ts'

test('the first page has the plain address, and what is open over a page keeps it', () => {
  expect(myShopAddress(1)).toBe('/myShop')
  expect(myShopAddress(2)).toBe('/myShop?pag=2')
  expect(myShopAddress(1, { review: 'puna' })).toBe('/myShop?review=puna')
  expect(myShopAddress(3, { cancel: 'x.y' })).toBe('/myShop?pag=3&cancel=x.y')
})

test.each([
  ['pag=4', 4],
  ['', 1],
  ['pag=0', 1],
  ['pag=zwei', 1],
  ['pag=-1', 1],
])('%o is page %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page)
})
