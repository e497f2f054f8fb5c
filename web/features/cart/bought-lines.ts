import type { CartEntry } from '#contract/cart-cookie.ts'
import type { OrderState } from '#contract/purchases.ts'

/** The cart without what was bought: a line loses the units of the order, so that what was added since stays. */
export function withoutBought(
  entries: CartEntry[],
  bought: { ProductId: string; amount: number }[],
): CartEntry[] {
  const units = new Map(bought.map((item) => [item.ProductId, item.amount]))
  return entries
    .map((entry) => ({ ...entry, quantity: entry.quantity - (units.get(entry.beerId) ?? 0) }))
    .filter((entry) => entry.quantity > 0)
}

/** What an order's state means for the cart that it was made of. `wait`: a payment can still arrive. */
export function meaningForCart(state: OrderState): 'bought' | 'wait' | 'keep' {
  if (state === 'paid' || state === 'charged_back') return 'bought'
  return state === 'pending' || state === 'expired' ? 'wait' : 'keep'
}
