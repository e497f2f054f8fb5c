import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import {
  changeForgottenPassword,
  recoveryForm,
  recoveryRequest,
  sendRecoveryCode,
} from '#contract/password-recovery.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import { keepKnownEmail } from '#web/request/known-email.ts'
import type { PageContext } from '#web/request/page-request.ts'

const SECRETS = { hideFields: ['code', 'newPassword', 'confirmation'] }

/** Step 1 of /forgotPassword: has the code sent. `sentTo` then is the e-mail that step 2 begins with. */
export async function answerCodeRequest(context: PageContext, form: FormData) {
  const submission = parseWithZod(form, { schema: recoveryRequest })
  if (submission.status !== 'success') {
    return data({ result: submission.reply(), message: null, isCodeStep: false }, { status: 400 })
  }
  const answer = await tryApi(context, sendRecoveryCode, { body: submission.value })
  if (answer.ok) return { sentTo: submission.value.email }
  const { message } = answer.error
  return data({ result: submission.reply(), message, isCodeStep: false }, { status: answer.status })
}

/** Step 2: changes the password and leads to the log-in. What is secret is never sent back. */
export async function answerNewPassword(context: PageContext, form: FormData) {
  const submission = parseWithZod(form, { schema: recoveryForm })
  if (submission.status !== 'success') {
    return data({ result: submission.reply(SECRETS), message: null, isCodeStep: true }, { status: 400 })
  }
  const { email, code, newPassword } = submission.value
  const answer = await tryApi(context, changeForgottenPassword, { body: { email, code, newPassword } })
  if (!answer.ok) {
    const { message } = answer.error
    return data({ result: submission.reply(SECRETS), message, isCodeStep: true }, { status: answer.status })
  }
  keepKnownEmail(context, { email, isMailed: false })
  leaveFlash(context, { kind: 'success', code: 'recovery.changed' })
  return redirect('/login', 303)
}
