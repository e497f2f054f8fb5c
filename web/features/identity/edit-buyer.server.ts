import { redirect } from 'react-router'
import { adminBuyerEditForm, buyerEditForm, changeBuyer } from '#contract/profiles.ts'
import { tryApi } from '#web/api.ts'
import { answerEdit } from '#web/request/answer-edit.server.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { readPictureForm } from '#web/request/read-picture-form.server.ts'

/**
 * Saves the edit of the buyer with this id, their own or an admin's, and leads to where they are read; otherwise what the
 * form is to say.
 */
export async function answerBuyerEdit(
  context: PageContext,
  request: Request,
  { id, readAt, by }: { id: string; readAt: string; by: 'owner' | 'admin' },
) {
  const { form, refused } = await readPictureForm(context, request, 'person')
  const refusal = await answerEdit(form, {
    schema: by === 'admin' ? adminBuyerEditForm : buyerEditForm,
    // What the form leaves empty is to be empty; what a call leaves out stays.
    save: ({ phone = '', image = '', ...body }) =>
      tryApi(context, changeBuyer, { body: { id, ...body, phone, image } }),
    secrets: ['currentPassword'],
    refused,
  })
  if (refusal) return refusal
  leaveFlash(context, { kind: 'success', code: 'buyerEdit.success' })
  return redirect(readAt, 303)
}
