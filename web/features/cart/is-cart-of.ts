import type { CartEntry } from '#contract/cart-cookie.ts'
import { centsFromDollars } from '#contract/money.ts'
import type { Purchase } from '#contract/purchases.ts'

/** Whether an order was made of just this cart, at the prices that it shows: starting the purchase goes on with it then. */
export function isCartOf(entries: CartEntry[], { Items }: Pick<Purchase, 'Items'>): boolean {
  const ordered = new Map(Items.map((item) => [item.ProductId, item]))
  return (
    entries.length === Items.length &&
    entries.every(({ beerId, quantity, seenCents }) => {
      const item = ordered.get(beerId)
      return item?.amount === quantity && centsFromDollars(item.unitPrice) === seenCents
    })
  )
}
