import type { BeerCursor } from '#contract/beer-filter.ts'
import type { BeerRow } from './beer-row.ts'

/** True where the cursor was made for a list of this kind: what is found goes by ranks, the plain list by what is sold out. */
export function isCursorOf(isPlain: boolean, { rank }: BeerCursor): boolean {
  return isPlain === (rank === undefined)
}

/**
 * Where the plain list goes on after the beers that it shows; undefined where it ends.
 * @param found one more than is shown, if there is one
 */
export function nextCursor(found: BeerRow[], shown: BeerRow[]): string | undefined {
  const last = found.length > shown.length ? shown.at(-1) : undefined
  return last && `${last.inStock ? '' : 'sold-out.'}${last.id}`
}
