import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { ANSWER_CORRECTIONS } from '#contract/limits.ts'
import type { answerReview as call } from '#contract/reviews.ts'
import type { Transaction } from '#database/open-pool.ts'
import { reviews } from '#database/schema.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { answerOnWire } from './answer-on-wire.ts'

/**
 * What a brewery says to a review of one of its beers, publicly. Its writer is mailed, unless their account has
 * been deleted. Of two answers at the same time one is kept. For an hour it can be corrected, which mails nobody; what it said is kept.
 *
 * Refuses: not-found (also reviews of somebody else's beers), review-hidden, already-answered (also otherwise than `corrects` says), answer-stands (too late to correct, or too often).
 */
export async function answerReview(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  reviewId: string,
  caller: SessionUser,
  { answer, corrects }: BodyOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(reviewId)) return refuse('not-found')
  return db.transaction(async (tx) => {
    const writer = await lockWriter(tx, reviewId, caller.id)
    if (!writer) return refuse('not-found')
    const answered = corrects
      ? await correctAnswer(tx, reviewId, answer, corrects)
      : await firstAnswer(tx, reviewId, answer)
    if (!answered) return whyNot(tx, reviewId, corrects)
    if (!corrects && !writer.isDeleted) {
      await putInOutbox(tx, jobs, {
        dedupeKey: `review-answered:${answered.id}`,
        kind: 'review-answered',
        recipient: writer.email,
        payload: { reviewId: answered.id, userId: writer.userId },
      })
    }
    return { id: answered.id, answer: answerOnWire(answered.answer, answered.answeredAt!) }
  })
}

const ANSWERED = { id: reviews.id, answer: reviews.answer, answeredAt: reviews.answeredAt }

async function firstAnswer(tx: Transaction, reviewId: string, answer: string) {
  const [answered] = await tx
    .update(reviews)
    .set({ answer, answeredAt: sql`now()` })
    .where(and(eq(reviews.id, reviewId), isNull(reviews.answeredAt), isNull(reviews.hiddenAt)))
    .returning(ANSWERED)
  return answered
}

/** Only what its sender has read is corrected: of two tabs the second is told. */
async function correctAnswer(tx: Transaction, reviewId: string, answer: string, corrects: string) {
  const { minutes, most } = ANSWER_CORRECTIONS
  const [corrected] = await tx
    .update(reviews)
    .set({ answer, earlierAnswers: sql`earlier_answers || answer` })
    .where(
      and(
        eq(reviews.id, reviewId),
        eq(reviews.answer, corrects),
        isNull(reviews.hiddenAt),
        sql`answered_at > now() - ${minutes} * interval '1 minute' AND cardinality(earlier_answers) < ${most}`,
      ),
    )
    .returning(ANSWERED)
  return corrected
}

/** Read anew: an admin, or another tab, may have come between. */
async function whyNot(tx: Transaction, reviewId: string, corrects: string | undefined): Promise<Refusal> {
  const [review] = await tx
    .select({ hiddenAt: reviews.hiddenAt, answer: reviews.answer })
    .from(reviews)
    .where(eq(reviews.id, reviewId))
  if (review?.hiddenAt) return refuse('review-hidden')
  return refuse(corrects !== undefined && review?.answer === corrects ? 'answer-stands' : 'already-answered')
}

/**
 * Who wrote a review of one of a company's beers; undefined for every other. Held, so that their account is not deleted
 * before the mail to them is written down: deleting it then takes them out of that too.
 */
async function lockWriter(tx: Transaction, reviewId: string, companyId: string) {
  const found = await tx.execute<{ userId: string; email: string; isDeleted: boolean }>(sql`
    SELECT users.id AS "userId", users.email, users.deleted_at IS NOT NULL AS "isDeleted"
    FROM reviews JOIN beers ON beers.id = beer_id JOIN users ON users.id = buyer_id
    WHERE reviews.id = ${reviewId} AND beers.company_id = ${companyId}
    FOR SHARE OF users`)
  return found.rows[0]
}
