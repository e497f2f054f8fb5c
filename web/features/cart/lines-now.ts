import type { CartEntry } from '#contract/cart-cookie.ts'
import type { CartLine } from '#contract/checkout.ts'
import { centsFromDollars } from '#contract/money.ts'

/**
 * A line as the page draws it: quantities and agreed prices of the cart as it is now, prices and stock as the server
 * last told them. What cannot be bought costs nothing. `wasCents` is set while another price than today's was agreed to.
 */
export type LineNow = Omit<CartLine, 'price' | 'seenPrice' | 'lineTotal' | 'problem'> & {
  priceCents: number
  totalCents: number
  wasCents: number | null
  problem: 'less-left' | 'sold-out' | 'not-on-sale' | null
}

function problemOf(line: CartLine, quantity: number): LineNow['problem'] {
  if (line.problem === 'not-on-sale') return 'not-on-sale'
  if (line.stock === 0) return 'sold-out'
  return quantity > line.stock ? 'less-left' : null
}

/** The lines to draw, in the cart's order; `unknownIds` names the beers that the server has not told of yet. */
export function linesNow(told: CartLine[], entries: CartEntry[]): { lines: LineNow[]; unknownIds: string } {
  const known = new Map(told.map((line) => [line.id, line]))
  const lines: LineNow[] = []
  const unknown: string[] = []
  for (const { beerId, quantity, seenCents } of entries) {
    const line = known.get(beerId)
    if (!line) {
      unknown.push(beerId)
      continue
    }
    const { price, seenPrice: _, lineTotal: __, ...rest } = line
    const priceCents = centsFromDollars(price)
    const problem = problemOf(line, quantity)
    const canBeBought = problem === null || problem === 'less-left'
    lines.push({
      ...rest,
      quantity,
      priceCents,
      totalCents: canBeBought ? priceCents * quantity : 0,
      wasCents: seenCents === priceCents ? null : seenCents,
      problem,
    })
  }
  return { lines, unknownIds: unknown.join() }
}
