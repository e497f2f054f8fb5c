import { type CartEntry, withQuantity } from '#contract/cart-cookie.ts'
import { CART_MAX_LINES } from '#contract/limits.ts'

/** What a change of the cart needs to know of a beer; `stock` in units, as the page shows it. */
export type BeerInCart = { id: string; priceCents: number; stock: number }

/** False when the cart has no room for one more kind of beer. */
export function hasRoomFor(entries: CartEntry[], beerId: string): boolean {
  return entries.length < CART_MAX_LINES || entries.some((entry) => entry.beerId === beerId)
}

/** How many units of a beer lie in the cart. */
export function quantityOf(entries: CartEntry[], beerId: string): number {
  return entries.find((entry) => entry.beerId === beerId)?.quantity ?? 0
}

/**
 * The cart with another quantity of a beer, capped at its stock; 0 or less takes the line out. A line keeps the price
 * that it was put in at, so that a new one is shown on the cart page and accepted there, never taken silently.
 */
export function chooseQuantity(entries: CartEntry[], beer: BeerInCart, quantity: number): CartEntry[] {
  const known = entries.find((entry) => entry.beerId === beer.id)
  return withQuantity(entries, {
    beerId: beer.id,
    quantity: Math.min(quantity, beer.stock),
    seenCents: known?.seenCents ?? beer.priceCents,
  })
}

/** The cart in which the buyer agrees to today's price of a beer. */
export function acceptPrice(entries: CartEntry[], beerId: string, priceCents: number): CartEntry[] {
  return entries.map((entry) => (entry.beerId === beerId ? { ...entry, seenCents: priceCents } : entry))
}

/** The cart with no more of a beer than is left. `left` in units, at least 1. */
export function takeLeft(entries: CartEntry[], beerId: string, left: number): CartEntry[] {
  return entries.map((entry) =>
    entry.beerId === beerId ? { ...entry, quantity: Math.min(entry.quantity, left) } : entry,
  )
}

/** The cart with a line back where it stood: *Undo* after a removal. `place` counts from 0. */
export function putBack(entries: CartEntry[], line: CartEntry, place: number): CartEntry[] {
  const others = entries.filter((entry) => entry.beerId !== line.beerId)
  return [...others.slice(0, place), line, ...others.slice(place)]
}
