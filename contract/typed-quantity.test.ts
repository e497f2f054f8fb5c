import { expect, test } from 'vitest'
import { typedQuantity } from './typed-quantity.ts'

test.each([
  ['3', 3],
  ['2.9', 2],
  ['2,9', 2],
  ['1.000', 1000],
  ['٣', 3],
  ['-4', 0],
  ['abc', 0],
  ['1e400', 0],
  ['1,000', 7],
  ['', 7],
  ['  ', 7],
])('%j in a cart of 7 means %i', (text, quantity) => {
  expect(typedQuantity(text, 7)).toBe(quantity)
})
