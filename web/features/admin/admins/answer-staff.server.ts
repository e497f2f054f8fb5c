import { data, redirect } from 'react-router'
import type { z } from 'zod'
import {
  changeStaffRole,
  inviteToStaff,
  type staffInvitation,
  withdrawStaffInvitation,
} from '#contract/staff.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, textIn } from '#web/request/read-form.ts'
import type { Toast } from '#web/request/toasts.ts'
import type { NotInvited } from '#web/ui/invitations/invite-form.tsx'
import { ADMINS_PAGE } from './admins-address.ts'

/** Why the API did not do what a form asked, by its field where it has one, and what was typed. */
export type StaffRefused = NotInvited & { of: 'invite' | 'change' | 'withdraw' }

/**
 * The forms about roles and invitations; which one it was says its button. Leads back to the page, or says why nothing happened.
 * @throws 400 for a form that no page of ours sends
 */
export async function answerStaff(context: PageContext, form: FormData) {
  const typed = { email: textIn(form, 'email'), role: textIn(form, 'role') }
  const asked = ask(context, form, typed)
  if (!asked) throw malformedForm({})
  const answer = await asked.call
  if (!answer.ok) {
    const { message, fields = {} } = answer.error
    const refused: StaffRefused = { of: asked.of, message, wrong: fields, typed }
    return data(refused, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: asked.done })
  return redirect(ADMINS_PAGE, 303)
}

/** The call that a form asks for. */
function ask(context: PageContext, form: FormData, { email, role }: StaffRefused['typed']) {
  // The API says what is missing of it.
  const body = { email, role: role || undefined } as z.input<typeof staffInvitation>
  const params = { id: textIn(form, 'id') }
  const done = (code: Toast) => code
  switch (form.get('do')) {
    case 'invite':
      return {
        of: 'invite',
        call: tryApi(context, inviteToStaff, { body }),
        done: done('team.invited'),
      } as const
    case 'change': {
      const call = tryApi(context, changeStaffRole, { params, body: { role: body.role } })
      return { of: 'change', call, done: done('team.changed') } as const
    }
    case 'withdraw':
      return {
        of: 'withdraw',
        call: tryApi(context, withdrawStaffInvitation, { params }),
        done: done('team.withdrawn'),
      } as const
    default:
      return undefined
  }
}
