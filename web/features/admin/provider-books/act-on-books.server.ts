import { data, redirect } from 'react-router'
import { askForReports, closeDifference, uploadReport } from '#contract/provider-books.ts'
import * as providerBooksTexts from '#contract/texts/provider-books.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, typedText } from '#web/request/read-form.ts'
import { booksAddress, booksPlace } from './books-place.ts'

/** Why something was not done, and by which of the page's forms. */
export type BooksNotDone = {
  act: 'upload' | 'ask' | 'close'
  message: string
  fields?: Record<string, string> | undefined
  typed: { reason: string; from: string; to: string }
}

/**
 * Does what a form of the page asks for and leads back to it: takes in a file, asks for reports, closes a difference; otherwise why
 * not.
 * @throws 400 for a form that no page of ours sends
 */
export async function actOnBooks(context: PageContext, form: FormData, url: URL) {
  const text = (name: string) => String(form.get(name) ?? '')
  const typed = { reason: typedText(form, 'reason'), from: text('from'), to: text('to') }
  const notDone = (
    act: BooksNotDone['act'],
    status: number,
    error: { message: string; fields?: BooksNotDone['fields'] },
  ) => data<BooksNotDone>({ act, message: error.message, fields: error.fields, typed }, { status })
  const place = booksPlace(url.searchParams)
  const act = text('act')
  if (act === 'upload') {
    const file = form.get('file')
    // A file input that was left alone sends a file without a name and without content.
    if (!(file instanceof File) || (!file.name && !file.size))
      return notDone(act, 400, { message: textOf(providerBooksTexts.fileMissing) })
    const answer = await tryApi(context, uploadReport, { body: { file } })
    if (!answer.ok) return notDone(act, answer.status, answer.error)
    leaveFlash(context, { kind: 'success', code: 'providerBooks.uploaded' })
    return redirect(booksAddress({ state: place.state }), 303)
  }
  if (act === 'ask') {
    const answer = await tryApi(context, askForReports, { body: { from: typed.from, to: typed.to } })
    if (!answer.ok) return notDone(act, answer.status, answer.error)
    leaveFlash(context, { kind: 'success', code: 'providerBooks.asked' })
    return redirect(booksAddress({ state: place.state }), 303)
  }
  if (act !== 'close') throw malformedForm({})
  const answer = await tryApi(context, closeDifference, {
    params: { id: text('id') },
    body: { reason: typed.reason },
  })
  if (!answer.ok) return notDone(act, answer.status, answer.error)
  leaveFlash(context, { kind: 'success', code: 'providerBooks.closed' })
  return redirect(booksAddress({ ...place, close: '' }), 303)
}
