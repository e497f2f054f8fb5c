import type { Pool } from 'pg'
import type { BeerDetail } from '#contract/catalogue.ts'

export type PublicReview = BeerDetail['Qualifications'][number]

/** An instant as ISO text. */
function isoText(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

/**
 * SQL: reviews as everybody reads them, newest first, as a JSON array, null for none: with a first name and an initial (decisions,
 * "Deliberate deviations"); of a deleted account, that it is one.
 * @param which a query for rows of `reviews`
 */
export function publicReviews(which: string): string {
  return `SELECT json_agg(json_build_object('id', review.id, 'rate', review.rate, 'comment', review.comment,
      'person', buyer.name || CASE WHEN buyer.last_name = '' THEN '' ELSE ' ' || left(buyer.last_name, 1) || '.' END,
      'date', ${isoText('review.created_at')}, 'answer', CASE WHEN review.answered_at IS NOT NULL
        THEN json_build_object('text', review.answer, 'date', ${isoText('review.answered_at')}) END)
      ORDER BY review.created_at DESC, review.id DESC)
    FROM (${which}) AS review JOIN buyers AS buyer ON buyer.user_id = review.buyer_id`
}

/** Those of a beer's reviews that are called so and that everybody may read. */
export async function findPublicReviews(pool: Pool, beerId: string, ids: string[]): Promise<PublicReview[]> {
  const which = 'SELECT * FROM reviews WHERE beer_id = $1 AND id = ANY ($2) AND hidden_at IS NULL'
  const { rows } = await pool.query<{ found: PublicReview[] | null }>(
    `SELECT (${publicReviews(which)}) AS found`,
    [beerId, ids],
  )
  return rows[0]!.found ?? []
}
