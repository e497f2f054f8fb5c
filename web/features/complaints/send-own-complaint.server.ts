import { data, redirect } from 'react-router'
import type { ComplaintKind } from '#contract/complaint-states.ts'
import { acceptOffer, escalateComplaint, openComplaint, takeBackComplaint } from '#contract/complaints.ts'
import { tryApi } from '#web/api.ts'
import { ownComplaintAddress } from '#web/request/complaint-address.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, textIn } from '#web/request/read-form.ts'
import type { Toast } from '#web/request/toasts.ts'
import { notSent, type Typed, typedIn } from './not-sent.ts'

type Parcel = { orderId: string; companyId: string }

const DONE: Record<string, Toast> = {
  open: 'complaint.sent',
  accept: 'complaint.accepted',
  escalate: 'complaint.escalated',
  'take-back': 'complaint.takenBack',
}

/**
 * Does what a buyer's form asks and shows the complaint anew; otherwise why not.
 * @param sendPictures sends those of a new complaint, and says where they are sent again if they were refused
 * @throws 400 for a form that no page sends
 */
export async function sendOwnComplaint(
  context: PageContext,
  form: FormData,
  parcel: Parcel,
  sendPictures: () => Promise<string | undefined>,
) {
  const intent = textIn(form, 'intent')
  if (!Object.hasOwn(DONE, intent)) throw malformedForm({})
  const typed = typedIn(form)
  const answer = await call(context, form, { intent, parcel, typed })
  if (!answer.ok) return data(notSent(intent, answer, typed), { status: answer.status })
  // The complaint first: its time runs, and pictures can be sent again.
  const elsewhere = intent === 'open' ? await sendPictures() : undefined
  if (elsewhere) {
    leaveFlash(context, { kind: 'error', code: 'complaint.sentWithoutPictures' })
    return redirect(elsewhere, 303)
  }
  const isAgain = answer.value.state === 'to-send-again'
  leaveFlash(context, { kind: 'success', code: isAgain ? 'complaint.acceptedAgain' : DONE[intent]! })
  return redirect(ownComplaintAddress(parcel.orderId, parcel.companyId), 303)
}

function call(
  context: PageContext,
  form: FormData,
  { intent, parcel, typed }: { intent: string; parcel: Parcel; typed: Typed },
) {
  const params = { id: textIn(form, 'complaintId') }
  const edition = Number(textIn(form, 'edition', '0'))
  const { words, units: lines } = typed
  switch (intent) {
    case 'accept':
      return tryApi(context, acceptOffer, { params, body: { edition } })
    case 'escalate':
      return tryApi(context, escalateComplaint, { params, body: { edition, words } })
    case 'take-back':
      return tryApi(context, takeBackComplaint, { params })
    default: {
      // What is no kind is refused by the call.
      const kind = typed.kind as ComplaintKind
      return tryApi(context, openComplaint, { params: parcel, body: { kind, lines, words } })
    }
  }
}
