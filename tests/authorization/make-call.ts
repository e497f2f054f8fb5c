import { ALL_CALLS } from '#contract/all-calls.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import type { Api } from '#server/http/api-context.ts'
import type { Target } from './a-shop-with-everybody.ts'
import type { Row } from './row.ts'

const CALLS = new Map(ALL_CALLS)

/**
 * Makes the call of a row with the cookie of somebody's session, or as the program that has a key. `outcome` is a success's status or a refusal's code
 * (with its status, where that is not the code's); `text` the answer as it stands.
 */
export async function makeCall(
  app: Api,
  row: Row,
  target: Target & { made: Record<string, string> },
  by: string | { key: string },
): Promise<{ outcome: string | number; text: string }> {
  const { method, path } = CALLS.get(row.call)!
  const { params = {}, query = '', body, cookie, headers } = row.ask(target)
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => params[name]!)
  const isForm = body instanceof FormData
  const answer = await app.request(`/api${filled}${query}`, {
    method,
    headers: {
      ...headers,
      ...(typeof by !== 'string' && { authorization: `Bearer ${by.key}` }),
      cookie: [typeof by === 'string' && by, cookie].filter(Boolean).join('; '),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  const { status } = answer
  const text = await answer.text()
  if (answer.ok) return { outcome: status, text }
  const { code } = JSON.parse(text) as { code: ErrorCode }
  return { outcome: ERRORS[code].status === status ? code : `${status} ${code}`, text }
}
