import { data } from 'react-router'
import { readReturnFile } from '#contract/payout-endings.ts'
import * as importTexts from '#contract/texts/import.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'

/** Hands the bank's return file of the form on to be read, and says what it told; otherwise what is wrong with it. */
export async function takeReturnFile(context: PageContext, form: FormData) {
  const file = form.get('file')
  // A file input that was left alone sends a file without a name and without content.
  if (!(file instanceof File) || !file.size) return notRead(textOf(importTexts.fileMissing), 400)
  const answer = await tryApi(context, readReturnFile, { body: { file: textIn(await file.arrayBuffer()) } })
  if (!answer.ok) return notRead(answer.error.fields?.file ?? answer.error.message, answer.status)
  return data({ kind: 'return-file' as const, outcome: answer.value })
}

function notRead(message: string, status: number) {
  return data({ kind: 'not-read' as const, message }, { status })
}

/** Banks write one byte a sign, and newer ones UTF-8: whichever it is, a sign stands where it stood. */
function textIn(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
