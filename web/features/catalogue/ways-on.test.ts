import { expect, test } from 'vitest'
import type { BeerPage } from '#contract/catalogue.ts'
import type { ShopQuery } from './shop-address.ts'
import { waysOn } from './ways-on.server.ts'

const ways = (query: ShopQuery, without: BeerPage['without']) =>
  waysOn(query, { products: [], total: 0, totalPages: 0, ...(without && { without }) }).map(
    ({ to, words }) => [to, words],
  )

test('what is left out is said with what there is then, most first', () => {
  const query = { name: 'ipa  fuego', price: '1', type: 'IPA,Stout', order: 'OrderAscPrice', pag: '2' }
  const without: BeerPage['without'] = [
    { filter: 'name', word: 'ipa', total: 1 },
    { filter: 'name', total: 4 },
    { filter: 'type', total: 2 },
    { filter: 'price', total: 3 },
  ]
  expect(ways(query, without)).toEqual([
    ['/shop?type=IPA%2CStout&price=1&order=OrderAscPrice', 'Sin la búsqueda «ipa  fuego» (4)'],
    ['/shop?name=ipa++fuego&type=IPA%2CStout&order=OrderAscPrice', 'Sin el filtro «Menos de U$S 1» (3)'],
    ['/shop?name=ipa++fuego&price=1&order=OrderAscPrice', 'Sin el filtro «IPA, Stout» (2)'],
    ['/shop?name=fuego&type=IPA%2CStout&price=1&order=OrderAscPrice', 'Buscar sin «ipa» (1)'],
  ])
})

test('where leaving out one thing gives nothing, nothing is offered', () => {
  expect(ways({ name: 'xylofon' }, [])).toEqual([])
  expect(ways({ name: 'xylofon' }, undefined)).toEqual([])
})
