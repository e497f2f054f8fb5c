/** Which reviews an admin looks at: those with a report that waits, every one, those that are hidden. No zod here. */
export const REVIEW_LISTS = ['reported', 'all', 'hidden'] as const
export type ReviewList = (typeof REVIEW_LISTS)[number]
