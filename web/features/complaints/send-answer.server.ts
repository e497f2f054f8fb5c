import { data, redirect } from 'react-router'
import { answerComplaint, sendAgain } from '#contract/complaints.ts'
import { tryApi } from '#web/api.ts'
import { complaintsAddress } from '#web/request/complaint-address.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, textIn } from '#web/request/read-form.ts'
import { notSent, type Typed, typedIn } from './not-sent.ts'
import { typedAmount } from './typed-amount.ts'

/** Sends what a brewery answers, or that it sent again, and shows the complaint anew; otherwise why not. @throws 400 for a form that no page sends */
export async function sendAnswer(
  context: PageContext,
  form: FormData,
  params: { id: string; complaintId: string },
) {
  const intent = textIn(form, 'intent')
  const typed = typedIn(form)
  const isSent = intent === 'sent'
  const body = bodyOf(intent, Number(textIn(form, 'edition', '0')), typed)
  if (!body && !isSent) throw malformedForm({})
  const { carrier, tracking } = typed
  const answer = body
    ? await tryApi(context, answerComplaint, { params, body })
    : await tryApi(context, sendAgain, { params, body: { carrier, tracking } })
  if (!answer.ok) {
    // An offer of all of it is no offer: it is asked about as what it is, with the words that were written.
    const asked = answer.error.code === 'complaint-all' ? 'all' : intent
    return data(notSent(asked, answer, typed), { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: isSent ? 'complaint.sentAgain' : 'complaint.answered' })
  return redirect(complaintsAddress(params.id, params.complaintId), 303)
}

function bodyOf(intent: string, edition: number, { words, units: lines, amount }: Typed) {
  if (intent === 'all' || intent === 'again') return { answer: intent, edition, words } as const
  if (intent === 'some') return { answer: intent, edition, words, lines } as const
  if (intent === 'amount')
    return { answer: intent, edition, words, amount: typedAmount(amount) ?? Number.NaN } as const
  return intent === 'no' ? ({ answer: intent, edition, words } as const) : undefined
}
