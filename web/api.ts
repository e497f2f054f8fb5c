import { data } from 'react-router'
import type { Endpoint, InputOf, ResponseOf } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { fillAddress } from './fill-address.ts'
import { type PageContext, pageRequest } from './request/page-request.ts'

/** How a call went: its value, or the API's refusal with the status it came with. */
export type ApiAnswer<Value> = { ok: true; value: Value } | { ok: false; status: number; error: ErrorBody }

/**
 * Calls the API from a loader or an action, in-process. For actions: a refusal is a value to show beside the form.
 * `Set-Cookie`s of the answer leave with the page.
 */
export async function tryApi<E extends Endpoint>(
  context: PageContext,
  endpoint: E,
  input: InputOf<E> = {},
): Promise<ApiAnswer<ResponseOf<E>>> {
  const page = context.get(pageRequest)
  const response = await page.callServer(fillAddress(endpoint, input), {
    method: endpoint.method,
    ...(input.body !== undefined && { body: encode(endpoint, input.body as object) }),
  })
  for (const cookie of response.headers.getSetCookie()) page.cookies.set(cookie)
  // What changes something may have begun or ended the session, or changed whose it is.
  if (endpoint.method !== 'GET') page.session = undefined
  page.retryAfter = response.headers.get('Retry-After') ?? page.retryAfter
  if (response.ok) return { ok: true, value: (await response.json()) as ResponseOf<E> }
  return { ok: false, status: response.status, error: (await response.json()) as ErrorBody }
}

/** A body as its call takes it: JSON, or a form whose fields may be files. */
function encode({ encoding }: Endpoint, body: object): string | FormData {
  if (encoding !== 'multipart') return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    for (const each of [value].flat()) form.append(name, each)
  }
  return form
}

/** The same for loaders: a refusal is thrown, and the page answers with its status and message. */
export async function callApi<E extends Endpoint>(
  context: PageContext,
  endpoint: E,
  input: InputOf<E> = {},
): Promise<ResponseOf<E>> {
  const answer = await tryApi(context, endpoint, input)
  if (answer.ok) return answer.value
  throw data(answer.error, { status: answer.status })
}
