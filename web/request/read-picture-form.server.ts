import type { PicturePreset } from '#contract/limits.ts'
import { uploadPicture } from '#contract/media.ts'
import { textOf } from '#contract/texts/text.ts'
import * as uploadTexts from '#contract/texts/upload.ts'

import { tryApi } from '../api.ts'
import type { PageContext } from './page-request.ts'
import { readForm } from './read-form.ts'

/** The form as its schema knows it: `image` is an address, no file is in it. */
export type PictureForm = {
  form: FormData
  /** By field, why the picture that came along was not taken; empty when all is well. */
  refused: { image?: string[] }
}

/**
 * A page's form post with an upload control in it (`name="image"`). With scripts it carries the address; without them the
 * file itself (`imageFile`), which is uploaded here on the visitor's behalf, or a ticked `imageRemoved`. The upload comes
 * before the form is checked: a browser does not fill in a file again, the address it keeps.
 */
export async function readPictureForm(
  context: PageContext,
  request: Request,
  preset: PicturePreset,
): Promise<PictureForm> {
  const form = await readForm(request)
  const file = form.get('imageFile')
  if (form.has('imageRemoved')) form.set('image', '')
  form.delete('imageFile')
  form.delete('imageRemoved')
  // A file input that was left alone sends a file without a name and without content.
  if (!(file instanceof File) || (!file.name && !file.size)) return { form, refused: {} }

  const answer = await tryApi(context, uploadPicture, { body: { upload_preset: preset, file } })
  if (!answer.ok)
    return { form, refused: { image: [`${textOf(uploadTexts.failed)} ${answer.error.message}`] } }
  form.set('image', answer.value.secure_url)
  return { form, refused: {} }
}
