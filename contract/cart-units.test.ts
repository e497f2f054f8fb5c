import { expect, test } from 'vitest'
import { countUnits } from './cart-cookie.ts'

const CART = [
  { beerId: 'puna', quantity: 3, seenCents: 400 },
  { beerId: 'salar', quantity: 2, seenCents: 400 },
]

test('the icon counts what can be had: nothing of what is sold out, no more than is left', () => {
  expect(countUnits(CART)).toBe(5)
  expect(countUnits(CART, { puna: 0, salar: 9 })).toBe(2)
  expect(countUnits(CART, { puna: 1 })).toBe(3)
})
