import { expect, test } from 'vitest'
import { textOf } from '#contract/texts/text.ts'

import type { ShopQuery } from './shop-address.ts'
import { waysOn } from './ways-on.ts'

const ways = (query: ShopQuery) => waysOn(textOf, query).map(({ to, words }) => [to, words])

test.each<[ShopQuery, string[][]]>([
  [{ name: 'ipa' }, []],
  [{ type: 'IPA', price: '1' }, []],
  [{ name: 'ipa', price: '1', pag: '2' }, [['/shop?name=ipa', 'Buscar «ipa» sin filtros']]],
  [
    { name: 'ipa  fuego', order: 'OrderAscPrice' },
    [
      ['/shop?name=fuego&order=OrderAscPrice', 'Buscar sin «ipa»'],
      ['/shop?name=ipa&order=OrderAscPrice', 'Buscar sin «fuego»'],
    ],
  ],
  [{ name: 'una dos tres cuatro cinco' }, []],
])('%j goes on by %j', (query, expected) => {
  expect(ways(query)).toEqual(expected)
})
