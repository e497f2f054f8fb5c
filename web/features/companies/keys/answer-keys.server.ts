import { data, redirect } from 'react-router'
import { makeApiKey, revokeApiKey } from '#contract/api-keys.ts'
import type { ApiScope } from '#contract/api-scopes.ts'
import type { API_KEY_DAYS } from '#contract/limits.ts'
import { tryApi } from '#web/api.ts'
import { keysPage } from '#web/request/company-pages.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { textIn } from '#web/request/read-form.ts'

/** What was typed; what is none of what the form offers is the API's to refuse. */
type Typed = { name: string; scopes: string[]; days: string }

/**
 * The forms of a brewery's keys. A new key is in this answer, and in no other: no address, no cookie and no log has it. Or says why
 * there is none, with what was typed.
 */
export async function answerKeys(context: PageContext, id: string, form: FormData) {
  if (form.get('intent') === 'revoke') return revoke(context, id, textIn(form, 'key'))
  const typed: Typed = {
    name: textIn(form, 'name'),
    scopes: form.getAll('scopes').map(String),
    days: textIn(form, 'days'),
  }
  const answer = await tryApi(context, makeApiKey, {
    params: { id },
    body: {
      name: typed.name,
      scopes: typed.scopes as ApiScope[],
      days: typed.days === '' ? null : (Number(typed.days) as (typeof API_KEY_DAYS)[number]),
    },
  })
  if (answer.ok) return data({ made: answer.value })
  const { message, fields = {} } = answer.error
  return data({ refused: { message, fields, typed } }, { status: answer.status })
}

async function revoke(context: PageContext, id: string, keyId: string) {
  const answer = await tryApi(context, revokeApiKey, { params: { id, keyId } })
  if (!answer.ok) return data({ notRevoked: answer.error.message }, { status: answer.status })
  leaveFlash(context, { kind: 'success', code: 'apiKeys.revoked' })
  return redirect(keysPage(id), 303)
}
