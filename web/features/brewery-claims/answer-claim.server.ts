import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { breweryClaimForm, claimBrewery } from '#contract/brewery-claims.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'

/** Checks a claim and has the API keep it. `message` says why it refused; null when fields are wrong. */
export async function answerClaim(context: PageContext, id: string, form: FormData) {
  const submission = parseWithZod(form, { schema: breweryClaimForm })
  if (submission.status !== 'success') {
    return data({ sent: null, result: submission.reply(), message: null }, { status: 400 })
  }
  const answer = await tryApi(context, claimBrewery, { params: { id }, body: submission.value })
  if (answer.ok) return { sent: answer.value.message, result: undefined, message: null }
  const { message } = answer.error
  return data({ sent: null, result: submission.reply(), message }, { status: answer.status })
}
