import { data, redirect } from 'react-router'
import { cancelOpenOrder } from '#contract/order-desk.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, typedText } from '#web/request/read-form.ts'
import { type WorkPlace, workAddress } from './work-place.ts'

/**
 * Cancels the order that the work list's address names, and goes on with the list; otherwise says why not, in the API's
 * words, with what was typed.
 * @throws 400 for an address that names none
 */
export async function freeBeers(context: PageContext, form: FormData, { free, ...place }: WorkPlace) {
  if (!free) throw malformedForm({})
  // Browsers send a line's end as two characters and count it as one.
  const typed = typedText(form, 'reason')
  const answer = await tryApi(context, cancelOpenOrder, { params: { id: free }, body: { reason: typed } })
  if (!answer.ok) {
    const { message, fields } = answer.error
    return data({ message, wrong: fields?.reason, typed }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: 'adminWork.freeDone' })
  return redirect(workAddress(place), 303)
}
