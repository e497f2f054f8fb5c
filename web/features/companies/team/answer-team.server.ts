import { data, redirect } from 'react-router'
import type { z } from 'zod'
import {
  changeTeamRole,
  inviteToTeam,
  removeFromTeam,
  type teamInvitation,
  withdrawTeamInvitation,
} from '#contract/team.ts'
import { tryApi } from '#web/api.ts'
import { teamPage } from '#web/request/company-pages.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, textIn } from '#web/request/read-form.ts'
import type { Toast } from '#web/request/toasts.ts'
import type { NotInvited } from '#web/ui/invitations/invite-form.tsx'

/** Why the API did not do what a form asked, by its field where it has one, and what was typed. */
export type Refused = NotInvited & { of: 'invite' | 'change' | 'remove' | 'withdraw' }

/** The forms of the page of a team; which one it was says its button. Leads back to the page, or says why nothing happened. */
export async function answerTeam(context: PageContext, form: FormData, companyId: string) {
  const typed = { email: textIn(form, 'email'), role: textIn(form, 'role') }
  const asked = ask(context, form, companyId, typed)
  if (!asked) throw malformedForm({})
  const answer = await asked.call
  if (!answer.ok) {
    const { message, fields = {} } = answer.error
    const refused: Refused = { of: asked.of, message, wrong: fields, typed }
    return data(refused, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: asked.done })
  return redirect(teamPage(companyId), 303)
}

type Typed = Refused['typed']

/** The call that a form asks for. */
function ask(context: PageContext, form: FormData, id: string, { email, role }: Typed) {
  // The API says what is missing of it.
  const body = { email, role: role || undefined } as z.input<typeof teamInvitation>
  const userId = textIn(form, 'member')
  const what = form.get('do')
  const done = (code: Toast) => code
  if (what === 'invite') {
    const call = tryApi(context, inviteToTeam, { params: { id }, body })
    return { of: what, call, done: done('team.invited') } as const
  }
  if (what === 'change') {
    const call = tryApi(context, changeTeamRole, { params: { id, userId }, body: { role: body.role } })
    return { of: what, call, done: done('team.changed') } as const
  }
  if (what === 'remove') {
    const call = tryApi(context, removeFromTeam, { params: { id, userId } })
    return { of: what, call, done: done('team.removed') } as const
  }
  if (what !== 'withdraw') return undefined
  const params = { id, invitationId: textIn(form, 'invitation') }
  return {
    of: what,
    call: tryApi(context, withdrawTeamInvitation, { params }),
    done: done('team.withdrawn'),
  } as const
}
