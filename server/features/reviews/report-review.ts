import { sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { reportReview as call } from '#contract/reviews.ts'
import type { Database } from '#database/open-pool.ts'
import { reviewReports } from '#database/schema.ts'
import { isUuid } from '../../http/is-uuid.ts'

/**
 * A brewery asks the administration to look at a review of one of its beers, once a review.
 *
 * Refuses: not-found (also reviews of somebody else's beers), already-reported.
 */
export async function reportReview(
  db: Database,
  reviewId: string,
  caller: SessionUser,
  reason: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(reviewId)) return refuse('not-found')
  const own = await db.execute(sql`
    SELECT FROM reviews JOIN beers ON beers.id = beer_id
    WHERE reviews.id = ${reviewId} AND beers.company_id = ${caller.id}`)
  if (!own.rows.length) return refuse('not-found')
  const [report] = await db
    .insert(reviewReports)
    .values({ reviewId, companyId: caller.id, reason })
    .onConflictDoNothing()
    .returning()
  if (!report) return refuse('already-reported')
  return { id: report.reviewId, reason: report.reason, date: report.createdAt.toISOString() }
}
