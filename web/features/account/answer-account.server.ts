import { data, redirect } from 'react-router'
import { changePassword, passwordChangeForm, resendConfirmation } from '#contract/account.ts'
import { tryApi } from '#web/api.ts'
import { answerEdit } from '#web/request/answer-edit.server.ts'
import { leaveFlash } from '#web/request/flash.ts'
import { ownPath } from '#web/request/own-path.ts'
import type { PageContext } from '#web/request/page-request.ts'

/** Mails the confirmation link again, and leads back to the page that asked for it. */
export async function answerResend(context: PageContext, form: FormData) {
  const answer = await tryApi(context, resendConfirmation)
  if (!answer.ok) return data({ notResent: answer.error.message }, { status: answer.status })
  leaveFlash(context, { kind: 'success', code: 'email.resent' })
  return redirect(ownPath(String(form.get('backTo'))) ?? '/account', 303)
}

/** Changes the password with the current one. What is secret is never sent back. */
export async function answerPasswordChange(context: PageContext, form: FormData) {
  const refusal = await answerEdit(form, {
    schema: passwordChangeForm,
    save: ({ confirmation: _, ...body }) => tryApi(context, changePassword, { body }),
    secrets: ['currentPassword', 'newPassword', 'confirmation'],
  })
  if (refusal) return refusal
  leaveFlash(context, { kind: 'success', code: 'account.passwordChanged' })
  return redirect('/account', 303)
}
