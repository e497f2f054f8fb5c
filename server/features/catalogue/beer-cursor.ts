import type { BeerCursor, BeerFilter } from '#contract/catalogue.ts'
import type { BeerRow } from './beer-row.ts'

type Order = BeerFilter['order']

/** The orders in which a list goes on after a beer; not by litre, where a row of values that may be NULL compares with nothing. */
function hasCursor(order: Order): boolean {
  return order !== 'OrderAscLitre'
}

/** True where the cursor was made for a list of this kind: what words find goes by ranks, whatever its order. */
export function isCursorOf({ order, name }: BeerFilter, { rank }: BeerCursor): boolean {
  if (name !== undefined) return rank !== undefined
  return hasCursor(order) && (order === undefined) === (rank === undefined)
}

/**
 * Where a list of this order goes on after the beers that it shows; undefined where it ends, or where the order has no such
 * place. @param found one more than is shown, if there is one
 */
export function nextCursor(order: Order, found: BeerRow[], shown: BeerRow[]): string | undefined {
  const last = found.length > shown.length ? shown.at(-1) : undefined
  if (!last || !hasCursor(order)) return undefined
  return `${!last.inStock ? 'sold-out.' : ''}${order ? `${last.priceCents}.` : ''}${last.id}`
}

/** The condition of what comes after it: one row of values, so that the index of the order begins there. */
export function conditionAfter(
  order: Order,
  { inStock, rank, id }: BeerCursor,
  place: (value: unknown) => string,
): string {
  if (order === 'OrderAscPrice')
    return `((NOT in_stock), price_cents, id) > (${place(!inStock)}, ${place(rank)}, ${place(id)})`
  if (order === 'OrderDesPrice')
    return `(in_stock, price_cents, id) < (${place(inStock)}, ${place(rank)}, ${place(id)})`
  return `(in_stock, id) < (${place(inStock)}, ${place(id)})`
}
