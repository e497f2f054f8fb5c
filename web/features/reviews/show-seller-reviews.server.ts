import { redirect } from 'react-router'
import { listReviews, type SellerReview } from '#contract/reviews.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { momentLongDay, momentWords } from '#web/ui/moment-words.ts'
import { reviewsAddress, reviewsPlace } from './reviews-address.ts'

/**
 * A page of the reviews of a seller's beers with their days in words, and which one is to be reported.
 * @throws a redirect to the last page when the address names one behind it: the last review there was just answered
 */
export async function showSellerReviews(context: PageContext, companyId: string, url: URL) {
  const place = reviewsPlace(companyId, url.searchParams)
  const { beer, rate, unanswered, page } = place
  const list = await callApi(context, listReviews, {
    params: { id: companyId },
    query: { beer, rate: rate as '' | '1', unanswered: unanswered ? '1' : '', pag: String(page) },
  })
  if (page > Math.max(list.totalPages, 1)) {
    throw redirect(reviewsAddress({ ...place, page: list.totalPages || 1 }))
  }
  const { timeZone } = context.get(pageRequest).settings
  const reviews = list.reviews.map((review) => withDays(review, timeZone))
  const asked = url.searchParams.get('report')
  const reporting = reviews.find(({ id, report, hidden }) => id === asked && !report && !hidden) ?? null
  return { ...list, place, reviews, reporting }
}

/** The same with the shop's days in words: '21 de noviembre de 2026'. */
function withDays(review: SellerReview, timeZone: string) {
  const words = momentLongDay(timeZone)
  const until = review.answer?.correctableUntil
  const day = (instant: string | undefined) => (instant ? words(instant) : '')
  return {
    ...review,
    day: day(review.date),
    answerDay: day(review.answer?.date),
    reportDay: day(review.report?.date),
    correctUntil: until ? momentWords(timeZone)(until) : '',
  }
}

export type ShownReview = ReturnType<typeof withDays>
