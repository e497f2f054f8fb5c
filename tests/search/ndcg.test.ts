import { expect, test } from 'vitest'
import { ndcgAtTen } from './ndcg.ts'

test.each<[string, number[], number[], number]>([
  ['the best order is 1', [3, 2, 1], [1, 2, 3], 1],
  ['what nobody wanted is 0', [0, 0, 0], [3], 0],
  ['nothing is 0', [], [3], 0],
  ['the one wanted, in second place', [0, 3], [3], 1 / Math.log2(3)],
  ['two changed about', [1, 3], [3, 1], (1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3))],
  ['an eleventh place counts for nothing', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3], [3], 0],
  ['ten are enough, where more were wanted', Array(10).fill(2), Array(50).fill(2), 1],
  // By hand: 7 + 3/1.585 + 7/2 + 0 + 1/2.585 + 3/2.807 over 7 + 7/1.585 + 3/2 + 3/2.322 + 1/2.585.
  ['grades in some order', [3, 2, 3, 0, 1, 2], [3, 3, 2, 2, 1, 0], 0.948811],
])('%s', (_, came, wanted, value) => {
  expect(ndcgAtTen(came, wanted)).toBeCloseTo(value, 6)
})
