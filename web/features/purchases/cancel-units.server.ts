import { data, redirect } from 'react-router'
import { cancelUnits } from '#contract/removals.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { unitsToRemove } from '#web/ui/take-out/chosen-units.ts'

/** Why units were not cancelled, in the API's words. */
type UnitsKept = { unitsKept: string }

/** Cancels the units that the form names and leads on to `path`; otherwise says why not. */
export async function sendCancelUnits(context: PageContext, form: FormData, orderId: string, path: string) {
  const params = { orderId, companyId: String(form.get('companyId')) }
  const body = { key: String(form.get('key')), lines: unitsToRemove(form) }
  const answer = await tryApi(context, cancelUnits, { params, body })
  if (!answer.ok) {
    const failed: UnitsKept = { unitsKept: answer.error.message }
    return data(failed, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: 'removals.unitsDone' })
  return redirect(path, 303)
}
