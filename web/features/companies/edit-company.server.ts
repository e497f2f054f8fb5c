import { redirect } from 'react-router'
import {
  adminCompanyEditForm,
  changeCompany,
  companyEditForm,
  importedCompanyEditForm,
} from '#contract/profiles.ts'

import { tryApi } from '#web/api.ts'
import { answerEdit } from '#web/request/answer-edit.server.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { readPictureForm } from '#web/request/read-picture-form.server.ts'
import type { Toast } from '#web/request/toasts.ts'

type Edited = {
  id: string
  /** Where it is read afterwards, and what is said there. */
  readAt: string
  success: Toast
  /** Whose form it is; an imported brewery has no e-mail, nor its form such a field. */
  of: keyof typeof SCHEMAS
}

const SCHEMAS = { owner: companyEditForm, admin: adminCompanyEditForm, imported: importedCompanyEditForm }

/**
 * Saves the edit of the company with this id, its seller's or an admin's, and leads to where it is read; otherwise what
 * the form is to say.
 */
export async function answerCompanyEdit(
  context: PageContext,
  request: Request,
  { id, readAt, success, of }: Edited,
) {
  const { form, refused } = await readPictureForm(context, request, 'company')
  const refusal = await answerEdit(form, {
    schema: SCHEMAS[of],
    // What the form leaves empty is to be empty; what a call leaves out stays.
    save: ({ story = '', image = '', ...body }) =>
      tryApi(context, changeCompany, { body: { id, ...body, story, image } }),
    secrets: ['currentPassword'],
    refused,
  })
  if (refusal) return refusal
  leaveFlash(context, { kind: 'success', code: success })
  return redirect(readAt, 303)
}
