/** How a brewery's table of beers is narrowed and sorted. No zod: pages import this file too. */

/** On sale; taken off sale by its brewery; by its date; by the administration; no longer made. Each beer is in one of them. */
export const PRODUCT_STATES = ['on', 'off', 'past', 'blocked', 'archived'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

/** `sold`: in the last 30 days. */
export const PRODUCT_SORTS = ['newest', 'name', 'price', 'stock', 'sold'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
