import { and, eq, isNull, sql } from 'drizzle-orm'
import type { judgeReview as call } from '#contract/admin-reviews.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { reviewReports, reviews } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { recordToldAct } from '../../audit/record-told-act.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { lockJudgedReview } from './lock-judged-review.ts'

/**
 * Hides a review from everybody, which closes its report and mails its writer why, unless their account has been deleted;
 * or restores it, of which they are mailed too and after which its report was one that changed nothing. The beer's rating follows by a trigger.
 *
 * Refuses: not-found, already-hidden, already-shown.
 */
export async function judgeReview(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  reviewId: string,
  judgement: BodyOf<typeof call>,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(db, (tx) => judgeReviewIn(tx, { jobs }, reviewId, judgement, actor))
}

/** The same as a part of another act: of what was reported and is taken down. */
export async function judgeReviewIn(
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  reviewId: string,
  { hidden, reason }: BodyOf<typeof call>,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  const review = await lockJudgedReview(tx, reviewId)
  if (!review) return refuse('not-found')
  const { id, beerId, name, writer } = review
  if (review.isHidden === hidden) return refuse(hidden ? 'already-hidden' : 'already-shown')
  const [judged] = await tx
    .update(reviews)
    .set({ hiddenAt: hidden ? sql`now()` : null })
    .where(eq(reviews.id, id))
    .returning({ hiddenAt: reviews.hiddenAt })
  const reportThat = hidden ? isNull(reviewReports.closedAt) : eq(reviewReports.outcome, 'hidden')
  await tx
    .update(reviewReports)
    .set({ closedAt: sql`now()`, outcome: hidden ? 'hidden' : 'kept' })
    .where(and(eq(reviewReports.reviewId, id), reportThat))
  const act = {
    subject: { kind: 'review' as const, id, userId: writer.userId, name },
    reason,
    facts: { beerId, before: { hidden: !hidden }, after: { hidden } },
  }
  if (hidden) await recordAudit(tx, actor, { action: 'review-hidden', ...act })
  else await recordToldAct(jobs, tx, actor, { action: 'review-restored', ...act })
  if (judged!.hiddenAt && !writer.isDeleted) {
    const hiddenAt = judged!.hiddenAt.toISOString()
    await putInOutbox(tx, jobs, {
      // Hidden once more, after it was restored, is told once more.
      dedupeKey: `review-hidden:${id}:${hiddenAt}`,
      kind: 'review-hidden',
      recipient: writer.email,
      payload: { reviewId: id, userId: writer.userId, hiddenAt, reason: reason ?? '' },
    })
  }
  return { id, hidden }
}
