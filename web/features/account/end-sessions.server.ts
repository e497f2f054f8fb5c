import { data, redirect } from 'react-router'
import { endOtherSessions, endSession } from '#contract/sessions.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'

/**
 * The forms of /account/sessions: `session` names the one to end, without it all others end. Answers with the page
 * anew, or with why it did not work in the API's words.
 */
export async function answerEndSessions(context: PageContext, form: FormData) {
  const id = form.get('session')
  const answer =
    typeof id === 'string'
      ? await tryApi(context, endSession, { params: { id } })
      : await tryApi(context, endOtherSessions)
  if (!answer.ok) return data({ message: answer.error.message }, { status: answer.status })
  const code = typeof id === 'string' ? 'sessions.ended' : 'sessions.endedOthers'
  leaveFlash(context, { kind: 'success', code })
  return redirect('/account/sessions', 303)
}
