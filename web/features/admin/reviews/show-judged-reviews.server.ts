import { redirect } from 'react-router'
import { type JudgedReview, listAllReviews } from '#contract/admin-reviews.ts'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { momentLongDay } from '#web/ui/moment-words.ts'
import { judgeAddress, judgePlace } from './judge-address.ts'

/**
 * A page of reviews with their days in words, and which one is about to be hidden.
 * @throws a redirect to the last page when the address names one behind it: the last review there was just dealt with
 */
export async function showJudgedReviews(context: PageContext, url: URL) {
  const asked = judgePlace(url.searchParams)
  const place = { ...asked, q: asked.q.slice(0, SEARCH_MAX_CHARACTERS) }
  const { show, q, page } = place
  const list = await callApi(context, listAllReviews, { query: { show, q, pag: String(page) } })
  if (page > Math.max(list.totalPages, 1))
    throw redirect(judgeAddress({ ...place, page: list.totalPages || 1 }))
  const { timeZone } = context.get(pageRequest).settings
  const reviews = list.reviews.map((review) => withDays(review, timeZone))
  const named = url.searchParams.get('hide')
  const hiding = reviews.find(({ id, hiddenAt }) => id === named && !hiddenAt) ?? null
  return { ...list, place, reviews, hiding }
}

/** The same with the shop's days in words: '21 de noviembre de 2026'. */
function withDays(review: JudgedReview, timeZone: string) {
  const words = momentLongDay(timeZone)
  const day = (instant: string | null | undefined) => (instant ? words(instant) : '')
  return {
    ...review,
    day: day(review.date),
    answerDay: day(review.answer?.date),
    reportDay: day(review.report?.date),
    hiddenDay: day(review.hiddenAt),
  }
}

export type ShownReview = ReturnType<typeof withDays>
