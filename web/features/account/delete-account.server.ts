import { redirect } from 'react-router'
import { deleteAccount, deletionByLogIn, deletionByPassword } from '#contract/account-deletion.ts'
import { tryApi } from '#web/api.ts'
import { answerEdit } from '#web/request/answer-edit.server.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'

/** Deletes the account and leads home as a visitor. The password is never sent back. */
export async function answerDeletion(context: PageContext, form: FormData) {
  const refusal = form.has('currentPassword')
    ? await answerEdit(form, {
        schema: deletionByPassword,
        save: ({ currentPassword }) => tryApi(context, deleteAccount, { body: { currentPassword } }),
        secrets: ['currentPassword'],
      })
    : await answerEdit(form, {
        schema: deletionByLogIn,
        save: () => tryApi(context, deleteAccount, { body: {} }),
        secrets: [],
      })
  if (refusal) return refusal
  leaveFlash(context, { kind: 'success', code: 'myData.deleted' })
  return redirect('/home', 303)
}
