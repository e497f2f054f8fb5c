import { data, redirect } from 'react-router'
import { REPORT_DECISIONS } from '#contract/report-words.ts'
import { decideReport } from '#contract/reports.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, textIn, typedText } from '#web/request/read-form.ts'
import type { NotDone } from '#web/ui/reason-sheet.tsx'
import { decisionPlace } from '../decision-place.ts'
import { reportsAddress } from './reports-address.ts'

/**
 * Decides about what the form names, for the reason that it gives, and leads back to the list; otherwise why not, in the API's words.
 * @throws 400 for a form that no page of ours sends
 */
export async function answerDecision(context: PageContext, form: FormData, url: URL) {
  const decision = REPORT_DECISIONS.find((each) => each === textIn(form, 'decision'))
  const times = Number(textIn(form, 'times'))
  if (!decision || !Number.isSafeInteger(times) || times < 1) throw malformedForm({})
  const reason = typedText(form, 'reason')
  const params = { id: textIn(form, 'id') }
  const answer = await tryApi(context, decideReport, { params, body: { decision, reason, times } })
  if (!answer.ok) {
    const { message, fields } = answer.error
    return data<NotDone>({ message, wrong: fields?.reason, typed: reason }, { status: answer.status })
  }
  const isLeft = decision === 'left'
  leaveFlash(context, { kind: 'success', code: isLeft ? 'reports.left' : 'reports.takenDown' })
  return redirect(reportsAddress({ ...decisionPlace(url.searchParams), decide: '' }), 303)
}
