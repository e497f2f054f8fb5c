import { createHash } from 'node:crypto'
import type { DeliveryAddress } from '#contract/orders.ts'

/**
 * A beer that is asked for, once a cart: `seenPrices` (dollars) are what the cart showed, if it said so; `place` is where
 * it stood there, from 0.
 */
export type WantedBeer = { beerId: string; quantity: number; seenPrices: number[]; place: number }

/** The cart's products by beer, sorted: a beer that is named twice is one line of the order. */
export function mergeProducts(
  products: { id: string; quantity: number; price?: number | undefined }[],
): WantedBeer[] {
  const wanted = new Map<string, WantedBeer>()
  for (const { id, quantity, price } of products) {
    const beerId = id.toLowerCase()
    const line = wanted.get(beerId) ?? { beerId, quantity: 0, seenPrices: [], place: wanted.size }
    line.quantity += quantity
    if (price !== undefined) line.seenPrices.push(price)
    wanted.set(beerId, line)
  }
  return [...wanted.values()].sort((one, other) => (one.beerId < other.beerId ? -1 : 1))
}

/** What makes two carts the same cart: their beers and quantities. */
function cartHash(wanted: WantedBeer[]): string {
  return hashed(wanted.map(({ beerId, quantity }) => [beerId, quantity]))
}

/**
 * What makes two requests the same request: cart and delivery address as they were sent. Seen prices are no part of
 * it: a request that was refused for a changed price may come again under its key. `<cart>.<delivery>`.
 */
export function requestHash(wanted: WantedBeer[], delivery: DeliveryAddress | undefined): string {
  return `${cartHash(wanted)}.${delivery ? hashed(Object.entries(delivery).sort()) : ''}`
}

/** Whether an order was made of this cart, wherever it goes. */
export function isSameCart(orderRequestHash: string, wanted: WantedBeer[]): boolean {
  return orderRequestHash.startsWith(`${cartHash(wanted)}.`)
}

/** A client's own keys and ours never meet. */
export function clientKey(idempotencyKey: string): string {
  return `client:${idempotencyKey}`
}

/** Beginning of the keys that are made of a cart; the number of the buyer's attempt at that cart comes behind it. */
export function cartKeyPrefix(wanted: WantedBeer[]): string {
  return `cart:${cartHash(wanted)}:`
}

function hashed(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
