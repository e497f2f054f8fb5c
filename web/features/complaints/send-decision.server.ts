import { data, redirect } from 'react-router'
import { decideComplaint } from '#contract/complaints.ts'
import { tryApi } from '#web/api.ts'
import { deskComplaintAddress } from '#web/request/complaint-address.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { notSent, typedIn } from './not-sent.ts'
import { typedAmount } from './typed-amount.ts'

/** Decides on a complaint as the form says and shows it anew; otherwise why not. */
export async function sendDecision(context: PageContext, form: FormData, id: string) {
  const typed = typedIn(form)
  const amount = typedAmount(typed.amount)
  const body =
    amount === undefined
      ? { lines: typed.units, words: typed.words }
      : { lines: [], amount, words: typed.words }
  const answer = await tryApi(context, decideComplaint, { params: { id }, body })
  if (!answer.ok) return data(notSent('decide', answer, typed), { status: answer.status })
  leaveFlash(context, { kind: 'success', code: 'complaint.decided' })
  return redirect(deskComplaintAddress(id), 303)
}
