import { data, redirect } from 'react-router'
import { answerReview, reportReview } from '#contract/reviews.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, typedText } from '#web/request/read-form.ts'
import { reviewsAddress, reviewsPlace } from './reviews-address.ts'

/** Why nothing became of an answer or a report, in the API's words, what is wrong with its text, and that text. */
export type NotTaken = {
  intent: 'answer' | 'report'
  reviewId: string
  message: string
  wrong: string | undefined
  typed: string
}

/**
 * Answers or reports the review that the form names, and leads back to the list; otherwise what the form is to say.
 * @throws 400 for a form that no page of ours sends
 */
export async function answerSellerReview(
  context: PageContext,
  form: FormData,
  { companyId, url }: { companyId: string; url: URL },
) {
  const intent = form.get('intent')
  if (intent !== 'answer' && intent !== 'report') throw malformedForm({})
  const reviewId = typedText(form, 'reviewId')
  const field = intent === 'answer' ? 'answer' : 'reason'
  const typed = typedText(form, field)
  const corrects = typedText(form, 'corrects')
  const params = { id: reviewId }
  const answer =
    intent === 'answer'
      ? await tryApi(context, answerReview, {
          params,
          body: { answer: typed, ...(corrects && { corrects }) },
        })
      : await tryApi(context, reportReview, { params, body: { reason: typed } })
  if (!answer.ok) {
    const { message, fields } = answer.error
    const refused: NotTaken = { intent, reviewId, message, wrong: fields?.[field], typed }
    return data(refused, { status: answer.status })
  }
  const answered = corrects ? 'sellerReviews.corrected' : 'sellerReviews.answered'
  const code = intent === 'answer' ? answered : 'sellerReviews.reported'
  leaveFlash(context, { kind: 'success', code })
  return redirect(`${reviewsAddress(reviewsPlace(companyId, url.searchParams))}#review-${reviewId}`, 303)
}
