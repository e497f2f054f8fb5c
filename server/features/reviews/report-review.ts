import { sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { reportReview as call } from '#contract/reviews.ts'
import type { Database } from '#database/open-pool.ts'
import { reviewReports } from '#database/schema.ts'

/**
 * A brewery asks the administration to look at a review of one of its beers, once a review.
 *
 * Refuses: not-found (also reviews of somebody else's beers), review-hidden, already-reported.
 */
export async function reportReview(
  db: Database,
  reviewId: string,
  caller: SessionUser,
  reason: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(reviewId)) return refuse('not-found')
  return db.transaction(async (tx) => {
    // Held until the report is written: whoever hides the review meanwhile closes this report with it.
    const own = await tx.execute<{ isHidden: boolean }>(sql`
      SELECT hidden_at IS NOT NULL AS "isHidden" FROM reviews JOIN beers ON beers.id = beer_id
      WHERE reviews.id = ${reviewId} AND beers.company_id = ${caller.id}
      FOR SHARE OF reviews`)
    const [review] = own.rows
    if (!review) return refuse('not-found')
    if (review.isHidden) return refuse('review-hidden')
    const [report] = await tx
      .insert(reviewReports)
      .values({ reviewId, companyId: caller.id, reason })
      .onConflictDoNothing()
      .returning()
    if (!report) return refuse('already-reported')
    return { id: report.reviewId, reason: report.reason, date: report.createdAt.toISOString() }
  })
}
