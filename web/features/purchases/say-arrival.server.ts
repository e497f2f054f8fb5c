import { data, redirect } from 'react-router'
import { sayArrival } from '#contract/parcels.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'

/** Why what a buyer said of a parcel was not kept, in the API's words. */
type NotSaid = { notSaid: string }

/** Keeps whether the parcel that the form names arrived, and leads on to `path`; otherwise says why not. */
export async function sendArrival(context: PageContext, form: FormData, orderId: string, path: string) {
  const params = { orderId, companyId: String(form.get('companyId')) }
  const arrived = form.get('arrived') === 'yes'
  const answer = await tryApi(context, sayArrival, { params, body: { arrived } })
  if (!answer.ok) {
    const failed: NotSaid = { notSaid: answer.error.message }
    return data(failed, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: arrived ? 'ownOrder.arrived' : 'ownOrder.missing' })
  return redirect(path, 303)
}
