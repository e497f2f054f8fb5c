import { data, redirect } from 'react-router'
import { answerMessage as answer, markMessage } from '#contract/contact-messages.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { textIn, typedText } from '#web/request/read-form.ts'

/** Why an answer was not sent, to which message, and what was typed. */
export type NotAnswered = {
  act: 'answer'
  id: string
  message: string
  wrong?: string | undefined
  typed: string
}

/** Answers a message as a form of its says, or says that it is done or open again, and leads on to `path`; otherwise why not. */
export async function sendAnswer(context: PageContext, form: FormData, id: string, path: string) {
  const params = { id }
  const typed = typedText(form, 'words')
  const done = textIn(form, 'done')
  const sent = done
    ? await tryApi(context, markMessage, { params, body: { done: done === 'true' } })
    : await tryApi(context, answer, {
        params,
        body: { key: textIn(form, 'key'), seen: Number(textIn(form, 'seen')), words: typed },
      })
  if (!sent.ok) {
    const { message, fields } = sent.error
    return data<NotAnswered>(
      { act: 'answer', id, message, wrong: fields?.words, typed },
      { status: sent.status },
    )
  }
  const code = !done ? 'answered' : done === 'true' ? 'done' : 'reopened'
  leaveFlash(context, { kind: 'success', code: `messages.${code}` })
  return redirect(path, 303)
}
