import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { z } from 'zod'
import { nameAndPassword } from '#contract/name-and-password.ts'
import type { ApiAnswer } from '#web/api.ts'
import { keepKnownEmail } from '#web/request/known-email.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { tokenOf } from './read-link.server.ts'

type Typed = z.output<typeof nameAndPassword>

/**
 * The form of who accepts a mailed invitation: what the call answered, whose e-mail the log-in then knows, or what is to be said of it.
 * @param join makes the call with the token of the page's address and what was typed
 */
export async function answerJoining<Joined extends { email: string }>(
  context: PageContext,
  request: Request,
  url: URL,
  join: (body: Typed & { token: string }) => Promise<ApiAnswer<Joined>>,
) {
  const submission = parseWithZod(await readForm(request), { schema: nameAndPassword })
  const hideFields = ['password']
  if (submission.status !== 'success') {
    return data({ joined: null, result: submission.reply({ hideFields }), message: null }, { status: 400 })
  }
  const answer = await join({ token: tokenOf(url), ...submission.value })
  if (answer.ok) {
    keepKnownEmail(context, { email: answer.value.email, isMailed: false })
    return { joined: answer.value, result: undefined, message: null }
  }
  const { message, fields = {} } = answer.error
  const fieldErrors = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]))
  const result = submission.reply({ hideFields, fieldErrors })
  return data({ joined: null, result, message }, { status: answer.status })
}
