import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { reportForm, reportThing } from '#contract/reports.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'

/** Checks a report and has the API keep it. `message` says why it refused; null when fields are wrong. */
export async function answerReport(context: PageContext, form: FormData) {
  const submission = parseWithZod(form, { schema: reportForm })
  if (submission.status !== 'success') {
    return data({ done: false, result: submission.reply(), message: null }, { status: 400 })
  }
  const answer = await tryApi(context, reportThing, { body: submission.value })
  if (answer.ok) return { done: true, result: undefined, message: null }
  const { message } = answer.error
  return data({ done: false, result: submission.reply(), message }, { status: answer.status })
}
