/** What the lists of people are sorted by: the columns of specification section 2. No zod: pages import this file too. */

/** `id` rises with the time of registration; documents and names go by their characters. */
export const BUYER_SORTS = ['id', 'email', 'name', 'lastName', 'document', 'country', 'status'] as const
export type BuyerSort = (typeof BUYER_SORTS)[number]

export const SELLER_SORTS = [...BUYER_SORTS, 'company'] as const
export type SellerSort = (typeof SELLER_SORTS)[number]
