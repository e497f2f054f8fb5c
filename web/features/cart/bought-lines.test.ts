import { expect, test } from 'vitest'
import { ORDER_STATES } from '#contract/purchases.ts'
import { meaningForCart, withoutBought } from './bought-lines.ts'

test('bought units leave the cart, what was added since stays', () => {
  const cart = [
    { beerId: 'puna', quantity: 2, seenCents: 350 },
    { beerId: 'trigal', quantity: 5, seenCents: 390 },
    { beerId: 'noche', quantity: 1, seenCents: 520 },
  ]
  const bought = [
    { ProductId: 'puna', amount: 2 },
    { ProductId: 'trigal', amount: 3 },
    { ProductId: 'gone', amount: 1 },
  ]
  expect(withoutBought(cart, bought)).toEqual([
    { beerId: 'trigal', quantity: 2, seenCents: 390 },
    { beerId: 'noche', quantity: 1, seenCents: 520 },
  ])
})

test('only what was paid leaves the cart, and only what can still be paid is waited for', () => {
  expect(Object.fromEntries(ORDER_STATES.map((state) => [state, meaningForCart(state)]))).toEqual({
    pending: 'wait',
    expired: 'wait',
    paid: 'bought',
    charged_back: 'bought',
    cancelled: 'keep',
    review: 'keep',
    refund_due: 'keep',
    refunded: 'keep',
  })
})
