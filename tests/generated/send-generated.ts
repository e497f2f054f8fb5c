import type { HttpBindings } from '@hono/node-server'
import type { Api } from '#server/http/api-context.ts'
import type { Row } from '#tests/authorization/row.ts'
import { aPicture } from '#tests/factories/a-picture.ts'
import { replaceOne } from '#tests/robustness/replace-one.ts'
import type { Answer } from '#tests/running/send.ts'
import type { DescribedCall } from './described-calls.ts'
import { fillIn } from './known-words.ts'
import type { Body, FormPart, GeneratedRequest } from './requests-like.ts'

const JPEG = await aPicture({ width: 8, height: 8 }).jpeg().toBuffer()

/** A request as it goes out: `address` from /api on, `text` the body in a form that people can read. */
export type SentRequest = { address: string; init: RequestInit; text: string }

/** A request of the authorization table, for what its `given` made, with one value of its body replaced. */
export function asRowAsks(
  { method, path }: DescribedCall,
  row: Row,
  target: Parameters<Row['ask']>[0],
  { at, instead }: { at: number | null; instead: unknown },
  cookie: string,
): SentRequest {
  const { params = {}, query = '', body, cookie: more, headers } = row.ask(target)
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => inPath(String(params[name])))
  const isForm = body instanceof FormData
  const changed = body && !isForm && at !== null ? replaceOne(body, at, instead) : body
  const text = changed && !isForm ? fillIn(JSON.stringify(changed), target) : undefined
  return {
    address: `/api${filled}${query}`,
    text: text ?? '',
    init: {
      method,
      headers: {
        ...headers,
        ...(text && { 'content-type': 'application/json' }),
        cookie: [cookie, more].filter(Boolean).join('; '),
      },
      ...(body && { body: text ?? (body as FormData) }),
    },
  }
}

/** Writes what the shop knows into a generated request. @param cookie of whoever sends it */
export function asSent(
  { method, path }: DescribedCall,
  request: GeneratedRequest,
  words: Record<string, unknown>,
  cookie: string,
): SentRequest {
  const fill = (text: string) => fillIn(text, words)
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => inPath(fill(request.params[name]!)))
  const query = request.query.map(([name, value]) => `${inQuery(fill(name))}=${inQuery(fill(value))}`)
  const { cookie: more = '', ...headers } = request.headers
  const { type, body, text } = bodyOf(request.body, fill)
  const sendsBody = body !== undefined && method !== 'GET'
  return {
    address: `/api${filled}${query.length ? `?${query.join('&')}` : ''}`,
    text: sendsBody ? text : '',
    init: {
      method,
      headers: {
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
        ...(sendsBody && type !== undefined && { 'content-type': type }),
        cookie: [cookie, fill(more)].filter(Boolean).join('; '),
      },
      ...(sendsBody && { body }),
    },
  }
}

/** Sends it to the app in-process. */
export async function sendTo(app: Api, { address, init }: SentRequest): Promise<Answer> {
  const socket = { remoteAddress: '203.0.113.7' } as HttpBindings['incoming']['socket']
  const answer = await app.request(address, init, { incoming: { socket } as HttpBindings['incoming'] })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

/** One part of a path, whatever it is: dots alone would lead to another address. */
function inPath(value: string): string {
  const text = /^\.{0,2}$/.test(value) ? `x${value}` : value
  return encodeURIComponent(text.toWellFormed())
}

function inQuery(value: string): string {
  // What is encoded badly on purpose stays so.
  return /^(%|\+)/.test(value) ? value.replace(/[#&\s]/g, '') : encodeURIComponent(value.toWellFormed())
}

function bodyOf(body: Body | undefined, fill: (text: string) => string) {
  if (!body) return { type: undefined, body: undefined, text: '' }
  if ('form' in body)
    return { type: undefined, body: formOf(body.form, fill), text: JSON.stringify(body.form) }
  if ('text' in body) return { type: body.type, body: body.text, text: body.text }
  const text = fill(JSON.stringify(body.json) ?? '')
  return { type: 'application/json', body: text, text }
}

function formOf(parts: FormPart[], fill: (text: string) => string): FormData {
  const form = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, fill(value))
    else {
      const content = value.content === '«a picture»' ? new Uint8Array(JPEG) : fill(value.content)
      form.append(name, new File([content], value.file))
    }
  }
  return form
}
