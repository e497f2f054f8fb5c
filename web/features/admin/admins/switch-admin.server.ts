import { data, redirect } from 'react-router'
import { changeBuyer } from '#contract/profiles.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import { textOf } from '#contract/texts/text.ts'

import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, typedText } from '#web/request/read-form.ts'
import type { NotDone } from '#web/ui/reason-sheet.tsx'

/** Why an admin was not switched on or off. */
export type NotSwitched = NotDone & { id: string; on: boolean }

/**
 * Activates or deactivates the admin whom the form names, for the reason that it gives, and leads back to the list;
 * otherwise what it is to say.
 * @throws 400 for a form that no page of ours sends
 */
export async function switchAdmin(context: PageContext, form: FormData) {
  const status = form.get('status')
  const id = String(form.get('id') ?? '')
  if ((status !== 'true' && status !== 'false') || !id) throw malformedForm({})
  const on = status === 'true'
  const typed = typedText(form, 'reason')
  if (!typed.trim()) {
    const message = textOf(adminTexts.reasonMissing)
    return data<NotSwitched>({ id, on, message, wrong: message, typed }, { status: 400 })
  }
  const answer = await tryApi(context, changeBuyer, { body: { id, status, reason: typed } })
  if (!answer.ok) {
    const { message, fields } = answer.error
    return data<NotSwitched>({ id, on, message, wrong: fields?.reason, typed }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: on ? 'admins.activated' : 'admins.inactivated' })
  return redirect('/admin/admins', 303)
}
