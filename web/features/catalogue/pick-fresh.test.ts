import { expect, test } from 'vitest'
import type { BeerSummary } from '#contract/catalogue.ts'
import { pickFresh } from './pick-fresh.ts'

const beer = (id: string, companyId: string, stock = 5) =>
  ({ id, companyId, stock, hasSeller: true, pausedUntil: null }) as BeerSummary
const ids = (beers: BeerSummary[]) => beers.map(({ id }) => id)

test('one of each brewery comes before a second, the freshest first, and what is shown or sold out is left out', () => {
  const fresh = [
    beer('1', 'a'),
    beer('2', 'a'),
    beer('3', 'b'),
    beer('4', 'c', 0),
    beer('5', 'd'),
    beer('6', 'e'),
  ]
  expect(ids(pickFresh(fresh, [beer('5', 'd')]))).toEqual(['1', '3', '6', '2'])
})

test('a shop that shows most of its beers already repeats some rather than has no shelf', () => {
  const fresh = ['1', '2', '3', '4'].map((id) => beer(id, id))
  expect(ids(pickFresh(fresh, fresh.slice(0, 2)))).toEqual(['3', '4', '1'])
})

test('a shelf holds six, and two beers make none', () => {
  expect(
    pickFresh(
      'abcdefgh'.split('').map((id) => beer(id, id)),
      [],
    ),
  ).toHaveLength(6)
  expect(pickFresh([beer('1', 'a'), beer('2', 'b')], [])).toEqual([])
})
