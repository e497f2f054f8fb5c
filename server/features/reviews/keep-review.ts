import { eq, sql } from 'drizzle-orm'
import type { keepReview as call } from '#contract/admin-reviews.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Database } from '#database/open-pool.ts'
import { reviewReports } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { lockJudgedReview } from './lock-judged-review.ts'

/**
 * Closes the report of a review that stays as it is. Nobody is mailed: its writer never heard of the report.
 *
 * Refuses: not-found (also a review that nobody reported), report-closed.
 */
export async function keepReview(
  db: Database,
  reviewId: string,
  reason: string | undefined,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  return db.transaction(async (tx) => {
    const review = await lockJudgedReview(tx, reviewId)
    if (!review || review.isReportOpen === null) return refuse('not-found')
    if (!review.isReportOpen) return refuse('report-closed')
    const { id, beerId, name, writer } = review
    await tx
      .update(reviewReports)
      .set({ closedAt: sql`now()`, outcome: 'kept' })
      .where(eq(reviewReports.reviewId, id))
    await recordAudit(tx, actor, {
      action: 'report-dismissed',
      subject: { kind: 'review', id, userId: writer.userId, name },
      reason,
      facts: { beerId },
    })
    return { id, outcome: 'kept' }
  })
}
