import { data, redirect } from 'react-router'
import { finishWithdrawal, refuseWithdrawal } from '#contract/withdrawals.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, textIn, typedText } from '#web/request/read-form.ts'
import type { NotDone } from '#web/ui/reason-sheet.tsx'
import { withdrawalsAddress, withdrawalsPlace } from './withdrawals-place.ts'

/**
 * Closes the withdrawal that the form names, or refuses it for the reason that it gives, and leads back to the list; otherwise
 * why not, in the API's words.
 * @throws 400 for a form that no page of ours sends
 */
export async function actOnWithdrawal(context: PageContext, form: FormData, url: URL) {
  const [act, id] = [textIn(form, 'act'), textIn(form, 'id')]
  if (act !== 'done' && act !== 'refuse') throw malformedForm({})
  const reason = typedText(form, 'reason')
  const params = { id }
  const answer =
    act === 'done'
      ? await tryApi(context, finishWithdrawal, { params })
      : await tryApi(context, refuseWithdrawal, { params, body: { reason } })
  if (!answer.ok) {
    const { message, fields } = answer.error
    return data<NotDone>({ message, wrong: fields?.reason, typed: reason }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: act === 'done' ? 'withdrawals.done' : 'withdrawals.refused' })
  return redirect(withdrawalsAddress({ ...withdrawalsPlace(url.searchParams), refuse: '', finish: '' }), 303)
}
