import { data, redirect } from 'react-router'
import { beginViewing } from '#contract/viewings.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { typedText } from '#web/request/read-form.ts'
import type { NotDone } from '#web/ui/reason-sheet.tsx'

/** Why an admin does not see the shop as somebody. */
type NotSeen = { notSeen: NotDone }

/**
 * Has the admin see the shop as a buyer or a brewery, for the reason that the form says, and leads to where that person begins;
 * otherwise why not, in the API's words.
 * @param id of the buyer, or of the company
 */
export async function seeAs(context: PageContext, form: FormData, id: string) {
  const reason = typedText(form, 'reason')
  const answer = await tryApi(context, beginViewing, { body: { id, reason } })
  if (!answer.ok) {
    const { message, fields } = answer.error
    const notSeen = { message, wrong: fields?.reason, typed: reason }
    return data<NotSeen>({ notSeen }, { status: answer.status })
  }
  const seen = answer.value
  return redirect(seen.role === 'Person' ? `/user/${seen.id}` : `/company/${seen.id}/today`, 303)
}
