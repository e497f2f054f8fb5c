import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortCart } from '#contract/account-cart.ts'
import type { CartEntry } from '#contract/cart-cookie.ts'
import { CART_MAX_LINES } from '#contract/limits.ts'
import { joinCarts } from './join-carts.ts'

const idOf = (letter: string) => `0199b2a0-0000-7000-8000-${letter.repeat(12)}`
/** 'a2 b1': two of one beer, one of another. */
const cart = (text: string): CartEntry[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((line) => ({ beerId: idOf(line[0]!), quantity: Number(line.slice(1)), seenCents: 450 }))
const textOf = (entries: CartEntry[]) =>
  entries.map(({ beerId, quantity }) => `${beerId.at(-1)}${quantity}`).join(' ')
const joined = (account: string, here: string, seen: string) =>
  textOf(joinCarts(cart(account), cart(here), shortCart(cart(seen))))

test.each([
  ['a2 b1', 'a2 b1', 'a2 b1', 'a2 b1'],
  ['', 'a2', '', 'a2'],
  ['a2', '', '', 'a2'],
  ['a2', 'a5 c1', '', 'a5 c1'],
  ['a5', 'a2', '', 'a5'],
  ['a2 b1', 'a3 b1', 'a2 b1', 'a3 b1'],
  ['a2 b1', 'a2', 'a2 b1', 'a2'],
  ['a2', 'a2 b1', 'a2 b1', 'a2'],
  ['a7 b1', 'a2 b1', 'a2 b1', 'a7 b1'],
  ['a7 b1', 'a2', 'a2 b1', 'a7'],
  ['a7', 'a3 b4', 'a2 b1', 'a3 b4'],
  ['a2 c9', 'a2', 'a2', 'a2 c9'],
])('the account has «%s», the browser «%s» where it had «%s»: «%s»', (account, here, seen, both) => {
  expect(joined(account, here, seen)).toBe(both)
})

const carts = fc
  .uniqueArray(fc.constantFrom(...'abcdef'), { maxLength: 6 })
  .chain((letters) =>
    fc
      .array(fc.integer({ min: 1, max: 9 }), { minLength: 6, maxLength: 6 })
      .map((units) => letters.map((letter, at) => `${letter}${units[at]}`).join(' ')),
  )

test('joining once more changes nothing, whether or not the browser heard of the first time', () => {
  fc.assert(
    fc.property(carts, carts, carts, (account, here, seen) => {
      const both = joined(account, here, seen)
      expect(joined(both, both, both)).toBe(both)
      expect(joined(both, here, seen)).toBe(both)
    }),
  )
})

test('no cart grows over what a cookie holds', () => {
  const many = (from: number) =>
    Array.from({ length: CART_MAX_LINES }, (_, at) => ({
      beerId: `0199b2a0-0000-7000-8000-${String(from + at).padStart(12, '0')}`,
      quantity: 1,
      seenCents: 1,
    }))
  expect(joinCarts(many(0), many(100), '')).toEqual(many(0))
})

test('a price that was agreed to here stays agreed to', () => {
  const here = cart('a2').map((entry) => ({ ...entry, seenCents: 500 }))
  expect(joinCarts(cart('a2'), here, shortCart(here))).toEqual(here)
})
