import type { CartEntry } from '#contract/cart-cookie.ts'
import { centsFromDollars } from '#contract/money.ts'
import { findObstacles, type Obstacle, unitsToBeHad } from '#contract/obstacles.ts'
import type { CartLine } from '#contract/orders.ts'

/**
 * A line as the page draws it: quantities and agreed prices of the cart as it is now, prices and stock as the server
 * last told them, and what stands against buying it. What cannot be had costs nothing: more than is left is never charged. `wasCents` is the price that was
 * agreed to.
 */
export type LineNow = Omit<CartLine, 'price' | 'seenPrice' | 'lineTotal' | 'unitCharged' | 'problem'> & {
  priceCents: number
  /** Of the units in the cart, those that can be had: what sums are of, as the count in the bar is. */
  reach: number
  totalCents: number
  /** What a card is charged for a unit, and for what can be had of the line; null where nothing can be. */
  unitChargedCents: number | null
  chargedCents: number | null
  wasCents: number
  obstacles: Obstacle[]
}

/**
 * The lines to draw, in the cart's order; `unknownIds` names the beers that the server has not told of yet.
 * @param country where the order goes; '' while nobody knows
 */
export function linesNow(
  told: CartLine[],
  entries: CartEntry[],
  country: string,
): { lines: LineNow[]; unknownIds: string } {
  const known = new Map(told.map((line) => [line.id, line]))
  const lines: LineNow[] = []
  const unknown: string[] = []
  for (const { beerId, quantity, seenCents } of entries) {
    const line = known.get(beerId)
    if (!line) {
      unknown.push(beerId)
      continue
    }
    const { price, seenPrice: _, lineTotal: __, problem: ___, unitCharged, ...rest } = line
    const priceCents = centsFromDollars(price)
    const reach = Math.min(quantity, unitsToBeHad(line))
    const meant = { quantity, seenCents: [seenCents], country: country || undefined }
    lines.push({
      ...rest,
      quantity,
      priceCents,
      reach,
      totalCents: priceCents * reach,
      unitChargedCents: unitCharged === null ? null : centsFromDollars(unitCharged),
      chargedCents: unitCharged === null ? null : centsFromDollars(unitCharged) * reach,
      wasCents: seenCents,
      obstacles: findObstacles({ ...rest, priceCents }, meant),
    })
  }
  return { lines, unknownIds: unknown.join() }
}
