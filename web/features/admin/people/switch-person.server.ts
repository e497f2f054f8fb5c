import { data, redirect } from 'react-router'
import { changeBuyer, changeCompany } from '#contract/profiles.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import { textOf } from '#contract/texts/text.ts'

import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, typedText } from '#web/request/read-form.ts'
import type { NotDone } from '#web/ui/reason-sheet.tsx'
import type { ChosenKind } from '../chosen-person.ts'
import { personPages } from './person-pages.ts'

/** Why somebody was not switched on or off. */
export type NotSwitched = NotDone & { on: boolean }

/**
 * Activates or deactivates the person, as the form's `status` says, and leads back to their page; otherwise what that is
 * to say. Who is deactivated is told nothing here, but the audit log is told why: without a reason nothing is done.
 * @throws 400 for a form that no page of ours sends
 */
export async function switchPerson(
  context: PageContext,
  form: FormData,
  { kind, id }: { kind: ChosenKind; id: string },
) {
  const status = form.get('status')
  if (status !== 'true' && status !== 'false') throw malformedForm({})
  const on = status === 'true'
  const typed = typedText(form, 'reason')
  if (!on && !typed.trim()) {
    const message = textOf(adminTexts.reasonMissing)
    return data<NotSwitched>({ on, message, wrong: message, typed }, { status: 400 })
  }
  const body = { id, status, reason: typed } as const
  const call = kind === 'buyer' ? changeBuyer : changeCompany
  const answer = await tryApi(context, call, { body })
  if (!answer.ok) {
    const { message, fields } = answer.error
    return data<NotSwitched>({ on, message, wrong: fields?.reason, typed }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: on ? 'adminPerson.activated' : 'adminPerson.inactivated' })
  return redirect(personPages(kind, id).record, 303)
}
