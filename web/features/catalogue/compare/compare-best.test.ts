import { expect, test } from 'vitest'
import { bestOf, tellsApart } from './compare-best.ts'

const beer = (id: string, pricePerLitre: number | null, qualification: number | null) => ({
  id,
  pricePerLitre,
  qualification,
})

test('the cheapest litre and the best rated are marked, of equals each', () => {
  const best = bestOf([beer('a', 9, 4.4), beer('b', 8, 4.44), beer('c', null, null), beer('d', 12, 4.1)])
  expect([...best.litre]).toEqual(['b'])
  expect([...best.rating]).toEqual(['a', 'b'])
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
