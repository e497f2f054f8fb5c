import { expect, test } from 'vitest'
import { pagesShown } from './pages-shown.ts'

test.each([
  [1, 2, '1 2'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
  [420, 833, '1 … 419 420 421 … 833'],
  [12, 9, '1 … 9'],
])('page %i of %i', (page, total, shown) => {
  expect(
    pagesShown(page, total)
      .map((each) => each ?? '…')
      .join(' '),
  ).toBe(shown)
})
