import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { contactMessage, sendContactMessage } from '#contract/contact.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'

/** Checks a message to the shop and has the API send it. `message` says why it refused; null when fields are wrong. */
export async function answerContact(context: PageContext, form: FormData) {
  const submission = parseWithZod(form, { schema: contactMessage })
  if (submission.status !== 'success') {
    return data({ sent: false, result: submission.reply(), message: null }, { status: 400 })
  }
  const answer = await tryApi(context, sendContactMessage, { body: submission.value })
  if (answer.ok) return { sent: true, result: undefined, message: null }
  const { message } = answer.error
  return data({ sent: false, result: submission.reply(), message }, { status: answer.status })
}
