import { expect, test } from 'vitest'
import { bestOf, tellsApart } from './compare-best.ts'

const beer = (
  id: string,
  pricePerLitre: number | null,
  qualification: number | null,
  qualificationCount = 3,
) => ({
  ...{ id, pricePerLitre, qualification, qualificationCount },
  ...{ status: true, hasSeller: true, pausedUntil: null, stock: 6 },
})

test('the cheapest litre and the best rated are marked, of equals each', () => {
  const best = bestOf([beer('a', 9, 4.4), beer('b', 8, 4.44), beer('c', null, null), beer('d', 12, 4.1)])
  expect([...best.litre]).toEqual(['b'])
  expect([...best.rating]).toEqual(['a', 'b'])
})

test('what cannot be bought is not the cheapest', () => {
  const soldOut = { ...beer('a', 7, 4.9), stock: 0 }
  const others = [
    { ...beer('b', 7, null), hasSeller: false },
    { ...beer('c', 7, null), pausedUntil: '2026-12-24' },
    { ...beer('d', 7, null), status: false },
  ]
  const best = bestOf([soldOut, ...others, beer('e', 8, 4.4), beer('f', 9, 4.4)])
  expect([...best.litre]).toEqual(['e'])
  expect([...best.rating]).toEqual(['a'])
  // Nothing is compared with one that stands alone.
  expect(bestOf([soldOut, beer('e', 8, 4.4)]).litre.size).toBe(0)
})

test('what one or two rated is not the best rated', () => {
  const few = beer('a', 9, 5, 2)
  expect([...bestOf([few, beer('b', 8, 4.4), beer('c', 7, 4.1)]).rating]).toEqual(['b'])
  expect(bestOf([few, beer('b', 8, 4.4)]).rating.size).toBe(0)
})

test('where all are alike, or only one is known, nothing is better', () => {
  const best = bestOf([beer('a', 9, null), beer('b', 9, 4.4), beer('c', null, null)])
  expect([best.litre.size, best.rating.size]).toEqual([0, 0])
  expect(bestOf([]).litre.size).toBe(0)
})

test('a row stays where it says different things, or something of a beer that stands alone', () => {
  expect(tellsApart(['IPA', 'IPA'])).toBe(false)
  expect(tellsApart(['', null, undefined])).toBe(false)
  expect(tellsApart(['IPA', null])).toBe(true)
  expect(tellsApart(['IPA'])).toBe(true)
  expect(tellsApart([''])).toBe(false)
})
