import { data, redirect } from 'react-router'
import { postReview } from '#contract/reviews.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { typedText } from '#web/request/read-form.ts'

/**
 * Why a review was refused, in the API's words, and the comment as it was written. `mayTryAgain`: the same may be taken
 * later, or once something is corrected.
 */
export type ReviewFailed = { message: string; comment: string; mayTryAgain: boolean }

/** Sends the review form to the API; a review that was taken leads on to `path` with thanks. */
export async function sendReview(context: PageContext, form: FormData, path: string) {
  const comment = typedText(form, 'comment')
  // A form without a star sends no `rate`: 0 is refused with the field named.
  const body = { rate: Number(typedText(form, 'rate')), productId: typedText(form, 'productId'), comment }
  const answer = await tryApi(context, postReview, { body })
  if (!answer.ok) {
    // What was never bought, was given back or was reviewed already stays so.
    const mayTryAgain = ![403, 404, 409].includes(answer.status)
    const failed: ReviewFailed = { message: answer.error.message, comment, mayTryAgain }
    return data(failed, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: 'review.thanks' })
  return redirect(path, 303)
}
