/** What the administration's list of orders is sorted by, and a brewery's of its sales. No zod: pages import this file too. */
export const ORDER_SORTS = ['date', 'total'] as const
