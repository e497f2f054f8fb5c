import { data, redirect } from 'react-router'
import { judgeReview, keepReview } from '#contract/admin-reviews.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, typedText } from '#web/request/read-form.ts'
import { judgeAddress, judgePlace } from './judge-address.ts'

/** What the page's forms ask for, and what its toast says once it is done. */
const DONE = { hide: 'judge.hideDone', restore: 'judge.restoreDone', keep: 'judge.keepDone' } as const
type Intent = keyof typeof DONE

/**
 * Hides, restores or keeps the review that the form names and leads back to the list; otherwise why not: in the API's
 * words, what is wrong with the reason, and what was typed.
 * @throws 400 for a form that no page of ours sends
 */
export async function answerJudgement(context: PageContext, form: FormData, url: URL) {
  const intent = form.get('intent')
  const id = form.get('reviewId')
  if (typeof intent !== 'string' || !Object.hasOwn(DONE, intent) || typeof id !== 'string') {
    throw malformedForm({})
  }
  // Browsers send a line's end as two characters and count it as one.
  const typed = typedText(form, 'reason')
  const answer = await judge(context, intent as Intent, id, typed)
  if (!answer.ok) {
    const { message, fields } = answer.error
    const notDone = { intent, message, wrong: fields?.reason, typed }
    return data(notDone, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: DONE[intent as Intent] })
  const place = judgePlace(url.searchParams)
  return redirect(`${judgeAddress(place)}${place.show === 'all' ? `#review-${id}` : ''}`, 303)
}

function judge(context: PageContext, intent: Intent, id: string, reason: string) {
  const params = { id }
  if (intent === 'keep') return tryApi(context, keepReview, { params, body: {} })
  const body = intent === 'hide' ? { hidden: true as const, reason } : { hidden: false as const }
  return tryApi(context, judgeReview, { params, body })
}
