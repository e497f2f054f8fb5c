import type { DemoBuyerKey } from './demo-buyers.ts'

/** Who, how many stars, and what they wrote ('' is nothing). */
export type DemoReview = [buyer: DemoBuyerKey, rate: 1 | 2 | 3 | 4 | 5, comment: string]

/** The reviews of one brewery's beers, by the beer's name. A beer without any is left out. */
export type DemoReviews = Record<string, DemoReview[]>
