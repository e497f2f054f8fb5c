import { ANSWER_CORRECTIONS } from '#contract/limits.ts'
import type { SellerReview } from '#contract/reviews.ts'

/** A brewery's answer as it is told to itself. @param corrections how often it was corrected already */
export function answerOnWire(
  text: string,
  answeredAt: Date,
  corrections = 0,
): NonNullable<SellerReview['answer']> {
  const until = new Date(answeredAt.getTime() + ANSWER_CORRECTIONS.minutes * 60_000)
  const isOpen = corrections < ANSWER_CORRECTIONS.most && until > new Date()
  return { text, date: answeredAt.toISOString(), correctableUntil: isOpen ? until.toISOString() : null }
}
