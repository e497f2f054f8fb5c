import { data, redirect } from 'react-router'
import { readOrderThread, writeOrderMessage } from '#contract/order-messages.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { textIn } from '#web/request/read-form.ts'

type ThreadId = { orderId: string; companyId: string }

/** What a form of a thread is to say when nothing came of it: what was typed, and what is wrong with it. */
export type NotSent = {
  orderId: string
  typed: string
  text: string
  pictures: string
  message: string
  hadPictures: boolean
}

/** What is about the pictures, of all that a message is refused for. */
const isOfPictures = (code: string) => /picture/.test(code)

/** The pictures that a form brings: a file input that was left alone sends a file without a name and without content. */
function picturesIn(form: FormData): File[] {
  const files = form.getAll('pictures').filter((file): file is File => file instanceof File)
  return files.filter(({ name, size }) => name !== '' || size > 0)
}

/** Writes the pictures of a form, where it has some, as a message without words; false where they were refused. */
export async function sendPictures(context: PageContext, form: FormData, params: ThreadId): Promise<boolean> {
  const pictures = picturesIn(form)
  if (!pictures.length) return true
  const body = { key: textIn(form, 'key'), text: '', pictures }
  return (await tryApi(context, writeOrderMessage, { params, body })).ok
}

/**
 * Writes the message of a thread's form and leads on to `path`; otherwise says why not, and what was typed.
 */
export async function sendMessage(context: PageContext, form: FormData, params: ThreadId, path: string) {
  const typed = textIn(form, 'text')
  const pictures = picturesIn(form)
  const body = { key: textIn(form, 'key'), text: typed, ...(pictures.length && { pictures }) }
  const answer = await tryApi(context, writeOrderMessage, { params, body })
  if (answer.ok) {
    leaveFlash(context, { kind: 'success', code: 'orderMessages.sent' })
    return redirect(path, 303)
  }
  const { code, message, fields } = answer.error
  const refused: NotSent = {
    orderId: params.orderId,
    typed,
    text: fields?.text ?? '',
    pictures: fields?.pictures ?? (isOfPictures(code) ? message : ''),
    message,
    hadPictures: pictures.length > 0,
  }
  return data(refused, { status: answer.status })
}

/** A brewery says that what its buyer wrote, up to the message that the form names, needs no answer. */
export async function sendNoAnswer(context: PageContext, form: FormData, params: ThreadId, path: string) {
  const body = { until: textIn(form, 'until'), needsNoAnswer: true } as const
  const answer = await tryApi(context, readOrderThread, { params, body })
  if (answer.ok) {
    leaveFlash(context, { kind: 'success', code: 'orderMessages.noAnswer' })
    return redirect(path, 303)
  }
  const { message } = answer.error
  const nothing = { typed: '', text: '', pictures: '', hadPictures: false }
  const refused: NotSent = { orderId: params.orderId, message, ...nothing }
  return data(refused, { status: answer.status })
}

/**
 * Does what a row of a brewery's list of threads asks for: sends its answer, of which the writer has looked at all up to the message that
 * the row shows, or says that none is needed.
 */
export async function answerInRow(context: PageContext, form: FormData, companyId: string, path: string) {
  const params = { orderId: textIn(form, 'orderId'), companyId }
  if (form.has('until')) return sendNoAnswer(context, form, params, path)
  const answer = await sendMessage(context, form, params, path)
  if (answer instanceof Response)
    await tryApi(context, readOrderThread, { params, body: { until: textIn(form, 'seen') } })
  return answer
}
