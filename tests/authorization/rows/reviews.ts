import { onlyAdmins, onlyBuyers, onlySellers } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

/** As an admin hid it before. */
async function hidden({ services, target }: Shop) {
  await services.pool.query('UPDATE reviews SET hidden_at = now() WHERE id = $1', [target.reviewId])
  return { reviewId: target.reviewId }
}

export const REVIEWS: Row[] = [
  {
    call: 'postReview',
    given: async ({ services, target }) => {
      await services.pool.query('DELETE FROM review_reports')
      await services.pool.query('DELETE FROM reviews WHERE id = $1', [target.reviewId])
    },
    ask: ({ beerId }) => ({ body: { rate: 1, productId: beerId } }),
    answers: onlyBuyers({ buyer: 200, otherBuyer: 'not-bought' }),
  },
  {
    call: 'postReview',
    says: 'in the buyer’s name, a second time',
    ask: ({ beerId, buyerId }) => ({ body: { rate: 1, productId: beerId, userPersonId: buyerId } }),
    answers: onlyBuyers({ buyer: 'already-reviewed', otherBuyer: 'forbidden' }),
  },
  {
    call: 'listReviews',
    ask: ({ companyId }) => ({ params: { id: companyId } }),
    answers: onlySellers({ seller: 200, rivalSeller: 'user-not-found', admin: 200 }),
  },
  {
    call: 'listReviews',
    says: 'the rival’s, filtered by a beer of the brewery’s',
    ask: ({ rivalId, beerId }) => ({ params: { id: rivalId }, query: `?beer=${beerId}` }),
    answers: onlySellers({ seller: 'user-not-found', rivalSeller: 200, admin: 200 }),
  },
  {
    call: 'answerReview',
    ask: ({ reviewId }) => ({ params: { id: reviewId }, body: { answer: 'No es cierto' } }),
    answers: onlySellers({ seller: 200, rivalSeller: 'not-found' }),
  },
  {
    call: 'answerReview',
    says: 'in place of its answer',
    ask: ({ answeredReviewId }) => ({ params: { id: answeredReviewId }, body: { answer: 'No es cierto' } }),
    answers: onlySellers({ seller: 'already-answered', rivalSeller: 'not-found' }),
  },
  {
    call: 'reportReview',
    ask: ({ answeredReviewId }) => ({ params: { id: answeredReviewId }, body: { reason: 'Falsa' } }),
    answers: onlySellers({ seller: 201, rivalSeller: 'not-found' }),
  },
  {
    call: 'reportReview',
    says: 'that is reported already',
    ask: ({ reviewId }) => ({ params: { id: reviewId }, body: { reason: 'Falsa' } }),
    answers: onlySellers({ seller: 'already-reported', rivalSeller: 'not-found' }),
  },
  {
    call: 'answerReview',
    says: 'that is hidden',
    given: hidden,
    ask: ({ reviewId }) => ({ params: { id: reviewId }, body: { answer: 'No es cierto' } }),
    answers: onlySellers({ seller: 'review-hidden', rivalSeller: 'not-found' }),
  },
  { call: 'listAllReviews', ask: () => ({ query: '?show=all' }), answers: onlyAdmins(200) },
  {
    call: 'judgeReview',
    says: 'hidden',
    ask: ({ reviewId }) => ({ params: { id: reviewId }, body: { hidden: true, reason: 'Insulta' } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'judgeReview',
    says: 'restored',
    given: hidden,
    ask: ({ reviewId }) => ({ params: { id: reviewId }, body: { hidden: false } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'keepReview',
    ask: ({ reviewId }) => ({ params: { id: reviewId }, body: {} }),
    answers: onlyAdmins(200),
  },
]
