import { data, redirect } from 'react-router'
import { cancelBeerImport, listBeerImports, startBeerImport, uploadBeerImport } from '#contract/imports.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as importTexts from '#contract/texts/import.ts'
import { textOf } from '#contract/texts/text.ts'

import { callApi, tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm } from '#web/request/read-form.ts'
import { isUnanswered } from './show-imports.server.ts'

/**
 * Sends the file of the form to be read, and leads to what it says; otherwise why it could not be. One that waits for its
 * answer is thrown away only where the form says so: what was read of it would be lost without a word.
 */
export async function answerUpload(context: PageContext, form: FormData, path: string) {
  const file = form.get('file')
  // A file input that was left alone sends a file without a name and without content.
  if (!(file instanceof File) || (!file.name && !file.size)) {
    return data({ message: textOf(importTexts.fileMissing) }, { status: 400 })
  }
  const { imports } = await callApi(context, listBeerImports)
  const waiting = imports.find(isUnanswered)
  if (waiting && form.get('instead') !== waiting.id) {
    return data({ message: textOf(importTexts.insteadMissing, { file: waiting.fileName }) }, { status: 409 })
  }
  const answer = await tryApi(context, uploadBeerImport, { body: { file } })
  if (!answer.ok) return data({ message: answer.error.message }, { status: answer.status })
  return redirect(`${path}/${answer.value.id}`, 303)
}

/** What the seller says of a file that waits: publish all of it, the good rows, or nothing. */
export async function answerPreview(context: PageContext, form: FormData, path: string, id: string) {
  const said = form.get('answer')
  if (said === 'cancel') {
    const answer = await tryApi(context, cancelBeerImport, { params: { id } })
    if (!answer.ok) return data({ message: answer.error.message }, { status: answer.status })
    leaveFlash(context, { kind: 'success', code: 'import.cancelled' })
    return redirect(path, 303)
  }
  if (said !== 'all' && said !== 'good') throw malformedForm({ answer: textOf(formTexts.notOffered) })
  const body = {
    rows: said,
    skipTwins: form.has('skipTwins'),
    pricesAgreed: form.has('pricesAgreed'),
  } as const
  const answer = await tryApi(context, startBeerImport, { params: { id }, body })
  if (!answer.ok) return data({ message: answer.error.message }, { status: answer.status })
  return redirect(`${path}/${id}`, 303)
}
