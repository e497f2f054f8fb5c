import { data, redirect } from 'react-router'
import { judgeRate, RATE_VERDICTS, typeRate } from '#contract/exchange-rates.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, typedText } from '#web/request/read-form.ts'
import type { NotDone } from '#web/ui/reason-sheet.tsx'

/**
 * Uses the rate that was typed, or says an admin's word on the one that the form names, for the reason that it gives, and
 * leads back to the page; otherwise why not.
 * @throws 400 for a form that no page of ours sends
 */
export async function actOnRate(context: PageContext, form: FormData) {
  const [act, id, rate, seen] = ['act', 'id', 'rate', 'seen'].map((name) => String(form.get(name) ?? ''))
  const verdict = RATE_VERDICTS.find((each) => each === act)
  if (!verdict && act !== 'type') throw malformedForm({})
  const reason = typedText(form, 'reason')
  const answer = verdict
    ? await tryApi(context, judgeRate, { params: { id: id! }, body: { verdict, reason } })
    : await tryApi(context, typeRate, { body: { rate: rate!, seen: seen!, reason } })
  if (!answer.ok) {
    const { message, fields } = answer.error
    return data<NotDone>({ message, wrong: fields?.reason, typed: reason }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: verdict ? 'exchangeRates.judged' : 'exchangeRates.typed' })
  return redirect('/admin/exchange-rates', 303)
}
