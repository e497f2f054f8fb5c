import { expect, test } from 'vitest'
import { typedQuantity } from './typed-quantity.ts'

test.each([
  ['3', 3],
  ['2.9', 2],
  ['-4', 0],
  ['abc', 0],
  ['1e400', 0],
  ['', 7],
  ['  ', 7],
])('%j in a cart of 7 means %i', (text, quantity) => {
  expect(typedQuantity(text, 7)).toBe(quantity)
})
