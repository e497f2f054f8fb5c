import { data, redirect } from 'react-router'
import { retryJob, WORK_TO_RETRY } from '#contract/jobs.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm } from '#web/request/read-form.ts'

/**
 * Tries again what the form names and leads back to the list; otherwise why it failed once more, or was refused.
 * @throws 400 for a form that no page of ours sends
 */
export async function retryAsAsked(context: PageContext, form: FormData) {
  const kind = WORK_TO_RETRY.find((each) => each === form.get('kind'))
  const id = form.get('id')
  if (!kind || typeof id !== 'string' || !id) throw malformedForm({})
  const answer = await tryApi(context, retryJob, { params: { kind, id } })
  if (!answer.ok) return data({ failedAgain: false, why: answer.error.message }, { status: answer.status })
  const { outcome, error } = answer.value
  if (outcome === 'failed') return data({ failedAgain: true, why: error }, { status: 200 })
  leaveFlash(context, {
    kind: 'success',
    code: outcome === 'done' ? 'jobs.retryDone' : 'jobs.retryUnderWay',
  })
  return redirect('/admin/jobs', 303)
}
