import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  PICTURE_MAX_BYTES,
  PICTURE_MAX_MEGABYTES,
  PICTURE_MAX_MEGAPIXELS,
  PICTURE_MAX_SIDE_PIXELS,
  PICTURE_PRESETS,
} from './limits.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'
import { textOf } from './texts/text.ts'
import * as uploadTexts from './texts/upload.ts'

/** What stands around the file in the form: boundaries, the other field, the file's own name. */
const FORM_OVERHEAD_BYTES = 64 * 1024

/**
 * The upload of a picture: the one call whose body is a form with a file (multipart/form-data), because browsers send
 * files so. `upload_preset` says what the picture is for. What the file's name and declared type say is not looked at:
 * its content tells what it is.
 */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/upload',
  summary: `Takes in a picture (JPEG, PNG, WebP or AVIF, up to ${PICTURE_MAX_MEGABYTES} MB and ${PICTURE_MAX_MEGAPIXELS} megapixels, no side over ${PICTURE_MAX_SIDE_PIXELS} pixels) and answers with its address.`,
  access: 'anyone',
  body: z.strictObject({
    upload_preset: z.enum(PICTURE_PRESETS, said(formTexts.required)),
    file: z.file({
      error: ({ input }) => textOf(Array.isArray(input) ? uploadTexts.oneFile : formTexts.required),
    }),
  }),
  encoding: 'multipart',
  maxBody: { bytes: PICTURE_MAX_BYTES + FORM_OVERHEAD_BYTES, tooLarge: 'picture-too-large' },
  response: z.object({
    secure_url: z.string().describe('What `image` of a record is to be set to'),
    width: z.number().describe('In pixels, of the widest version that is kept'),
    height: z.number(),
  }),
  status: 201,
})
