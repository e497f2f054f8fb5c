import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { confirmBreweryClaim, takeOverBrewery } from '#contract/brewery-claims.ts'
import { nameAndPassword } from '#contract/name-and-password.ts'
import { tryApi } from '#web/api.ts'
import { keepKnownEmail } from '#web/request/known-email.ts'
import type { PageContext } from '#web/request/page-request.ts'

const NOTHING = { confirmed: null, taken: null, result: undefined, message: null }

/** Confirms the claim of a mailed link, or makes whoever has it the brewery's owner: which of both, its form says. */
export async function answerClaimLink(context: PageContext, token: string, form: FormData) {
  if (form.get('do') === 'confirm') {
    const answer = await tryApi(context, confirmBreweryClaim, { body: { token } })
    if (answer.ok) return data({ ...NOTHING, confirmed: answer.value })
    return data({ ...NOTHING, message: answer.error.message }, { status: answer.status })
  }
  const submission = parseWithZod(form, { schema: nameAndPassword })
  const hideFields = ['password']
  if (submission.status !== 'success') {
    return data({ ...NOTHING, result: submission.reply({ hideFields }) }, { status: 400 })
  }
  const answer = await tryApi(context, takeOverBrewery, { body: { token, ...submission.value } })
  if (answer.ok) {
    keepKnownEmail(context, { email: answer.value.email, isMailed: false })
    return data({ ...NOTHING, taken: answer.value })
  }
  const { message, fields = {} } = answer.error
  const fieldErrors = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]))
  return data(
    { ...NOTHING, result: submission.reply({ hideFields, fieldErrors }), message },
    { status: answer.status },
  )
}
