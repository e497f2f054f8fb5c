import { data, redirect } from 'react-router'
import { markMessage } from '#contract/contact-messages.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm } from '#web/request/read-form.ts'
import { messagesAddress, messagesPlace } from './messages-place.ts'
import { sendAnswer } from './send-answer.server.ts'

/**
 * Answers the message that the form names, or says that it is done, or open again, and leads back to the list; otherwise why not, in the
 * API's words.
 * @throws 400 for a form that no page of ours sends
 */
export async function answerMessage(context: PageContext, form: FormData, url: URL) {
  const path = messagesAddress(messagesPlace(url.searchParams))
  const [id, asked] = [form.get('messageId'), form.get('done')]
  if (typeof id === 'string' && form.has('words')) return sendAnswer(context, form, id, path)
  if (typeof id !== 'string' || (asked !== 'true' && asked !== 'false')) throw malformedForm({})
  const done = asked === 'true'
  const answer = await tryApi(context, markMessage, { params: { id }, body: { done } })
  if (!answer.ok)
    return data({ act: 'done' as const, message: answer.error.message }, { status: answer.status })
  leaveFlash(context, { kind: 'success', code: done ? 'messages.done' : 'messages.reopened' })
  return redirect(path, 303)
}
