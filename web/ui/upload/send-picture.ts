import type { ErrorBody } from '#contract/errors.ts'
import type { PicturePreset } from '#contract/limits.ts'
import { checkPicture } from './check-picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** `sentence` is the server's own; undefined when nothing was heard of it. */
type Answer = { ok: true; address: string } | { ok: false; sentence: string | undefined }

/** An upload on its way. Its answer is undefined once it was aborted. */
export type Sending = { answer: Promise<Answer | undefined>; abort(): void }

/**
 * Uploads a picture from the browser (`POST /api/upload`), made smaller first where it is larger than the shop shows it: by XMLHttpRequest, because `fetch` does not tell how much of
 * a body has left. `onProgress` hears whole percents of what was sent; at 100 the server has it and works on it.
 */
export function sendPicture(
  file: File,
  preset: PicturePreset,
  onProgress: (percent: number) => void,
): Sending {
  const request = new XMLHttpRequest()
  let isAborted = false

  async function send(): Promise<Answer | undefined> {
    const small = await shrinkPicture(file)
    if (isAborted) return undefined
    const wrong = checkPicture(small)
    if (wrong) return { ok: false, sentence: wrong }
    const form = new FormData()
    form.set('upload_preset', preset)
    form.set('file', small)
    return sendForm(request, form, onProgress)
  }

  function abort() {
    isAborted = true
    request.abort()
  }
  return { answer: send(), abort }
}

function sendForm(request: XMLHttpRequest, form: FormData, onProgress: (percent: number) => void) {
  const answer = new Promise<Answer | undefined>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / (total || 1)))
    request.onload = () => resolve(readAnswer(request))
    request.onerror = () => resolve({ ok: false, sentence: undefined })
    request.onabort = () => resolve(undefined)
  })
  request.open('POST', '/api/upload')
  request.responseType = 'json'
  request.send(form)
  return answer
}

/** What stands before the shop (a proxy that finds the body too large) answers in words of its own: without a sentence. */
function readAnswer({ status, response }: XMLHttpRequest): Answer {
  if (status === 201 && response?.secure_url) return { ok: true, address: response.secure_url }
  return { ok: false, sentence: (response as ErrorBody | null)?.message }
}
