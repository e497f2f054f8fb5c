import { redirect } from 'react-router'
import { changeCompany, companyEditForm } from '#contract/profiles.ts'
import { tryApi } from '#web/api.ts'
import { answerEdit } from '#web/request/answer-edit.server.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { readPictureForm } from '#web/request/read-picture-form.server.ts'

/** Saves a seller's edit of the company with this id and leads back to reading; otherwise what its form is to say. */
export async function answerCompanyEdit(context: PageContext, request: Request, id: string) {
  const { form, refused } = await readPictureForm(context, request, 'company')
  const refusal = await answerEdit(form, {
    schema: companyEditForm,
    // What the form leaves empty is to be empty; what a call leaves out stays.
    save: ({ story = '', image = '', ...body }) =>
      tryApi(context, changeCompany, { body: { id, ...body, story, image } }),
    secrets: ['currentPassword'],
    refused,
  })
  if (refusal) return refusal
  leaveFlash(context, { kind: 'success', code: 'companyEdit.success' })
  return redirect(`/company/${id}`, 303)
}
