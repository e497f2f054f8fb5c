import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/**
 * The upload of a picture: the one call whose body is a form with a file (multipart/form-data), because browsers send
 * files so. `upload_preset` says what the picture is for.
 */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/upload',
  summary:
    'Takes in a picture (JPEG, PNG, WebP or AVIF, up to 8 MB and 40 megapixels) and answers with its address.',
  access: 'anyone',
  response: z.object({
    secure_url: z.string().describe('What `image` of a record is to be set to'),
    width: z.number(),
    height: z.number(),
  }),
  status: 201,
})
