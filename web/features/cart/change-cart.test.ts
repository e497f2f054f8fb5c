import { describe, expect, test } from 'vitest'
import type { CartEntry } from '#contract/cart-cookie.ts'
import { CART_MAX_LINES } from '#contract/limits.ts'
import { acceptPrice, chooseQuantity, hasRoomFor, putBack, quantityOf } from './change-cart.ts'

const puna: CartEntry = { beerId: 'puna', quantity: 2, seenCents: 350 }
const trigal: CartEntry = { beerId: 'trigal', quantity: 1, seenCents: 390 }
const cart = [puna, trigal]

describe('choosing a quantity', () => {
  test('puts a new beer in at the price that was shown', () => {
    const next = chooseQuantity(cart, { id: 'noche', priceCents: 520, stock: 9 }, 1)
    expect(next).toEqual([puna, trigal, { beerId: 'noche', quantity: 1, seenCents: 520 }])
  })
  test('never goes over the stock', () => {
    expect(quantityOf(chooseQuantity(cart, { id: 'puna', priceCents: 350, stock: 5 }, 8), 'puna')).toBe(5)
  })
  test('keeps the price that a line was put in at, so that a new one is not taken silently', () => {
    const next = chooseQuantity(cart, { id: 'puna', priceCents: 400, stock: 9 }, 3)
    expect(next[0]).toEqual({ beerId: 'puna', quantity: 3, seenCents: 350 })
  })
  test.each([0, -1])('takes the line out at %i', (quantity) => {
    expect(chooseQuantity(cart, { id: 'puna', priceCents: 350, stock: 9 }, quantity)).toEqual([trigal])
  })
  test('leaves the old cart as it was', () => {
    chooseQuantity(cart, { id: 'puna', priceCents: 350, stock: 9 }, 7)
    expect(cart).toEqual([puna, trigal])
  })
})

test('a new price counts once it is accepted, for that beer only', () => {
  expect(acceptPrice(cart, 'puna', 400)).toEqual([{ ...puna, seenCents: 400 }, trigal])
})

test('undo puts a line back where it stood, once', () => {
  expect(putBack([trigal], puna, 0)).toEqual([puna, trigal])
  expect(putBack([trigal], puna, 5)).toEqual([trigal, puna])
  expect(putBack([{ ...puna, quantity: 1 }, trigal], puna, 1)).toEqual([trigal, puna])
})

test('a full cart has room for more of its own beers only', () => {
  const full = Array.from({ length: CART_MAX_LINES }, (_, index) => ({ ...puna, beerId: `beer-${index}` }))
  expect(hasRoomFor(full, 'beer-3')).toBe(true)
  expect(hasRoomFor(full, 'another')).toBe(false)
})
