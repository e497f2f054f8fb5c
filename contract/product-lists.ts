/** How a brewery's table of beers is narrowed and sorted. No zod: pages import this file too. */

/** To be had; sold out; taken off sale by its brewery; by its date; by the administration; no longer made. Each beer is in one of them. */
const PRODUCT_STATES = ['on', 'sold-out', 'off', 'past', 'blocked', 'archived'] as const

/** What the table is narrowed to: a state, or of those to be had the ones that will not be in a week, at the pace of the last 30 days. */
export const PRODUCT_LISTS = [...PRODUCT_STATES, 'ending'] as const
export type ProductList = (typeof PRODUCT_LISTS)[number]

/** How many a brewery makes: what is archived is in no list but its own, and what ends is to be had. */
export function countMade(counts: Record<ProductList, number>): number {
  return PRODUCT_STATES.reduce((sum, state) => (state === 'archived' ? sum : sum + counts[state]), 0)
}

/** `sold`: in the last 30 days. */
export const PRODUCT_SORTS = ['newest', 'name', 'price', 'stock', 'sold'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
