import { z } from 'zod'
import { DOCUMENTS_STATES } from './chargeback-states.ts'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import { DOCUMENTS_MAX_BYTES, DOCUMENTS_MAX_FILES, DOCUMENTS_MAX_MEGABYTES } from './limits.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** What stands around the files in the form: boundaries, the key, the files' own names. */
const FORM_OVERHEAD_BYTES = 64 * 1024

const file = z.file(said(formTexts.required))

/** Documents against a chargeback: what their names and declared types say is not looked at, their content tells. */
export const documentChargeback = endpoint({
  method: 'POST',
  path: '/admin/chargebacks/{id}/documents',
  summary: `Takes documents against an open chargeback (JPEG, PNG or PDF, up to ${DOCUMENTS_MAX_FILES} files and ${DOCUMENTS_MAX_MEGABYTES} MB together) and sends them on to the provider: \`done\`, or \`due\` and \`sent\` while it does not answer, or \`failed\` where it refused them. \`key\` is the caller’s own: the same documents under it again are sent once.`,
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  body: z.strictObject({
    key: uuid,
    files: z
      .union([file, z.array(file).min(1).max(DOCUMENTS_MAX_FILES)], said(formTexts.required))
      .transform((files) => [files].flat()),
  }),
  encoding: 'multipart',
  maxBody: { bytes: DOCUMENTS_MAX_BYTES + FORM_OVERHEAD_BYTES, tooLarge: 'documents-too-large' },
  response: z.object({ uploadId: uuid, state: z.enum(DOCUMENTS_STATES), lastError: z.string() }),
  status: 201,
})
