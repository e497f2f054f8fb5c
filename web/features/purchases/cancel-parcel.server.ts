import { data, redirect } from 'react-router'
import { cancelParcel } from '#contract/parcels.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'

/** Why a parcel was not cancelled, in the API's words. */
type NotCancelled = { notCancelled: string }

/** Cancels the parcel that the form names and leads on to `path`; otherwise says why not. */
export async function sendCancel(context: PageContext, form: FormData, path: string) {
  const params = { orderId: String(form.get('orderId')), companyId: String(form.get('companyId')) }
  const answer = await tryApi(context, cancelParcel, { params })
  if (!answer.ok) {
    const failed: NotCancelled = { notCancelled: answer.error.message }
    return data(failed, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: 'purchases.cancelDone' })
  return redirect(path, 303)
}
