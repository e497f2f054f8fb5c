import { parseShortCart, shortId } from '#contract/account-cart.ts'
import type { CartEntry } from '#contract/cart-cookie.ts'
import { CART_MAX_LINES } from '#contract/limits.ts'

/**
 * The cart of an account after a browser's changes. Lines are apart from each other: what was changed here since the
 * browser last saw the account's cart counts, and all else is as the account has it, which another browser may have changed.
 * @param seen `shortCart` of what this browser had then; empty where it never had it: what it has comes to what is there
 */
export function joinCarts(account: CartEntry[], here: CartEntry[], seen: string): CartEntry[] {
  const before = parseShortCart(seen)
  const lines = new Map(here.map((entry) => [entry.beerId, entry]))
  const kept = account.flatMap((entry) => {
    const mine = lines.get(entry.beerId)
    const then = before.get(shortId(entry.beerId))
    lines.delete(entry.beerId)
    if (!mine) return then === undefined ? [entry] : []
    if (then === undefined) return [{ ...mine, quantity: Math.max(mine.quantity, entry.quantity) }]
    return [then === mine.quantity ? { ...mine, quantity: entry.quantity } : mine]
  })
  // What the account does not have: put in here since, or taken out elsewhere and not touched here.
  const added = [...lines.values()].filter(({ beerId, quantity }) => before.get(shortId(beerId)) !== quantity)
  return [...kept, ...added].slice(0, CART_MAX_LINES)
}
