import { describe, expect, test } from 'vitest'
import { shopHead } from './shop-head.server.ts'

describe('the address that a list is known by', () => {
  test.each([
    [{}, '/shop'],
    [{ pag: '2' }, '/shop?pag=2'],
    [{ type: 'IPA' }, '/shop?type=IPA'],
    [{ type: 'IPA', pag: '3' }, '/shop?type=IPA&pag=3'],
    [{ order: 'OrderAscPrice' }, '/shop'],
    [{ type: 'IPA', price: '10', pag: '3' }, '/shop?type=IPA'],
    [{ fresh: '1', ABV: '8', IBU: '20', qualification: '4' }, '/shop'],
  ])('%j is %s', (query, path) => {
    expect(shopHead(query, 12)).toMatchObject({ path, isListed: true })
  })
})

test.each([
  ['a search', { name: 'ñandú' }, 3],
  ['a page past the end', { pag: '99' }, 0],
  ['what was not understood', { type: 'Wine' }, 0],
])('%s is not to be found', (_what, query, shown) => {
  expect(shopHead(query, shown).isListed).toBe(false)
})

test('every list has a title of its own', () => {
  const titles = [{}, { pag: '2' }, { type: 'IPA' }, { type: 'IPA', pag: '2' }, { name: 'ñandú' }].map(
    (query) => shopHead(query, 12).title,
  )
  expect(titles).toEqual([
    'Cervezas · Lúpulo',
    'Página 2 · Cervezas · Lúpulo',
    'Cervezas IPA · Lúpulo',
    'Página 2 · Cervezas IPA · Lúpulo',
    '«ñandú» · Lúpulo',
  ])
})
