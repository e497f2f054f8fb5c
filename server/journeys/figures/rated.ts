/** How many reviews, and what they gave together. */
export type Rated = { reviews: number; ratingSum: number }

export const UNRATED: Rated = { reviews: 0, ratingSum: 0 }

/** Their mean to one decimal, as it goes on the wire; null without any. */
export function ratingOf({ reviews, ratingSum }: Rated): number | null {
  return reviews ? Math.round((ratingSum * 10) / reviews) / 10 : null
}
