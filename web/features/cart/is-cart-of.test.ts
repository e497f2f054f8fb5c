import { expect, test } from 'vitest'
import type { Purchase } from '#contract/purchases.ts'
import { isCartOf } from './is-cart-of.ts'

const Items = [
  { ProductId: 'puna', amount: 2, unitPrice: 4.5 },
  { ProductId: 'salar', amount: 1, unitPrice: 3 },
] as Purchase['Items']
const PUNA = { beerId: 'puna', quantity: 2, seenCents: 450 }
const SALAR = { beerId: 'salar', quantity: 1, seenCents: 300 }

test.each([
  ['just what was ordered, in any order', [SALAR, PUNA], true],
  ['one beer less', [PUNA], false],
  ['another beer', [PUNA, { ...SALAR, beerId: 'zonda' }], false],
  ['one unit more', [{ ...PUNA, quantity: 3 }, SALAR], false],
  ['another price', [PUNA, { ...SALAR, seenCents: 310 }], false],
] as const)('%s', (_, entries, isIt) => {
  expect(isCartOf([...entries], { Items })).toBe(isIt)
})
