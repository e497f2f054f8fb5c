import { data, redirect } from 'react-router'
import { lookAtName } from '#contract/work-list.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm } from '#web/request/read-form.ts'
import { workAddress, workPlace } from './work-place.ts'

/**
 * Says that the name that the form shows may stay, and leads back to the list; otherwise why not, in the API's words.
 * @throws 400 for a form that no page of ours sends
 */
export async function answerLookAtName(context: PageContext, form: FormData, url: URL) {
  const [id, shownAs] = [form.get('companyId'), form.get('shownAs')]
  if (typeof id !== 'string' || typeof shownAs !== 'string') throw malformedForm({})
  const answer = await tryApi(context, lookAtName, { params: { id }, body: { shownAs } })
  if (!answer.ok) return data({ notLooked: answer.error.message }, { status: answer.status })
  leaveFlash(context, { kind: 'success', code: 'adminWork.lookDone' })
  return redirect(workAddress(workPlace(url.searchParams)), 303)
}
