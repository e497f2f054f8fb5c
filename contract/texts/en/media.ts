import type { mediaTexts as original } from '../media.ts'
import type { InEnglish } from '../translated.ts'

export const mediaTexts: InEnglish<typeof original> = {
  'file.choose': 'Choose file',
  'file.none': 'None chosen',
  'file.chosen': 'File chosen',
  'upload.choose': 'Choose an image',
  'upload.orDrop': 'or drop it here',
  'upload.hint': 'Optional. JPEG, PNG, WebP or AVIF, up to {max} MB.',
  'upload.send': 'Upload',
  'upload.change': 'Change',
  'upload.cancel': 'Cancel',
  'upload.offline': 'We could not reach the shop. Check your connection.',
  'upload.chosen': 'You chose {file}, {size}. It is not uploaded yet.',
  'upload.sending': 'Uploading… {percent}%',
  'upload.processing': 'Preparing the image…',
  'upload.thenSubmit': 'The form is sent when it is done.',
  'upload.progress': 'Progress of the upload',
  'upload.done': 'Your image is uploaded.',
  'upload.kept': 'This is the image at present.',
  'upload.open': 'See the image',
  'upload.newTab': '(opens in another tab)',
  'upload.removed': 'There is no image now.',
  'upload.remove': 'Remove the image',
  'upload.preview': 'Preview of your image',
  'upload.oneFile': 'One image at a time.',
}
