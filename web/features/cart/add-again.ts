import type { CartEntry } from '#contract/cart-cookie.ts'
import { CART_MAX_QUANTITY } from '#contract/limits.ts'
import { centsFromDollars } from '#contract/money.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import type { AgainLine } from '#contract/orders.ts'
import { chooseQuantity, hasRoomFor, quantityOf } from './change-cart.ts'

/**
 * The cart with what an order was made of beside what lies in it: as many units of each beer as can be had, at today's price.
 * What lies there keeps the price that it was put in at. `added`: the units that came to it, a number a line.
 */
export function addAgain(before: CartEntry[], lines: AgainLine[]): { entries: CartEntry[]; added: number[] } {
  let entries = before
  const added = lines.map((line) => {
    const { id, price, quantity } = line
    const held = quantityOf(entries, id)
    const stock = Math.min(unitsToBeHad(line), CART_MAX_QUANTITY)
    if (held >= stock || !hasRoomFor(entries, id)) return 0
    entries = chooseQuantity(entries, { id, priceCents: centsFromDollars(price), stock }, held + quantity)
    return quantityOf(entries, id) - held
  })
  return { entries, added }
}

/** Why a beer of an order came to the cart not as it was bought, or not at all. */
export type Missed = 'not-on-sale' | 'no-seller' | 'paused' | 'sold-out' | 'all-there' | 'no-room' | 'less'

/** What is told of a line that was bought again. Money in cents; `priceNow`: where it is another than then. */
export type AgainNews = {
  id: string
  name: string
  missed: Missed | null
  wanted: number
  added: number
  wasCents: number
  priceNow: { cents: number; isDearer: boolean } | null
}

/** What became of each line. @param entries the cart as it is now */
export function newsOf(lines: AgainLine[], added: number[], entries: CartEntry[]): AgainNews[] {
  return lines.map((line, at) => {
    const { id, name, quantity: wanted } = line
    const units = added[at] ?? 0
    const [wasCents, cents] = [centsFromDollars(line.seenPrice), centsFromDollars(line.price)]
    return {
      ...{ id, name, wanted, wasCents, added: units },
      missed: whyMissed(line, units, quantityOf(entries, id)),
      priceNow: units > 0 && cents !== wasCents ? { cents, isDearer: cents > wasCents } : null,
    }
  })
}

function whyMissed(line: AgainLine, added: number, held: number): Missed | null {
  if (added >= line.quantity) return null
  if (added > 0) return 'less'
  if (!line.onSale) return 'not-on-sale'
  if (!line.hasSeller) return 'no-seller'
  if (line.pausedUntil) return 'paused'
  if (line.stock <= 0) return 'sold-out'
  return held > 0 ? 'all-there' : 'no-room'
}
