import { z } from 'zod'
import type { ProviderFailure } from '../../ports/payment-provider.ts'
import { type Circuit, NOT_ASKED } from '../circuit.ts'

export type MercadoPagoSettings = { baseUrl: string; accessToken: string; timeoutMs: number }

export type MercadoPagoCall<Answer extends z.ZodType> = {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
  /** In place of a body: one that is JSON already, because its very bytes are signed. */
  json?: string
  /** In place of a body: a form with files. */
  form?: FormData
  headers?: Record<string, string>
  idempotencyKey?: string
  answer: Answer
}

/** Statuses after which nothing has happened at the provider; after any other failure something may have. */
const REFUSED = new Set([400, 401, 403, 404, 405, 409, 415, 422, 429])

/** How a call ended; `away` says why it means that nobody is there. What one payment alone is answered does not. */
export type Ended<Answer = unknown> = { answer: Answer | ProviderFailure; away?: string }

const TOO_MANY_REQUESTS = 429

/** One call of Mercado Pago's API, unless it is known to be away: then it is `not-asked`, at once. */
export async function callMercadoPago<Answer extends z.ZodType>(
  settings: MercadoPagoSettings,
  circuit: Circuit,
  call: MercadoPagoCall<Answer>,
): Promise<z.output<Answer> | ProviderFailure> {
  const ended = await circuit.run(() => ask(settings, call))
  return ended === NOT_ASKED ? { failed: 'not-asked', message: 'the provider is away or busy' } : ended.answer
}

/**
 * No answer in time, a server's error, and an answer that is not what its reference says are `unknown`: what was asked
 * may have happened. Its own messages are kept, its bodies are not: they hold people's data.
 */
async function ask<Answer extends z.ZodType>(
  { baseUrl, accessToken, timeoutMs }: MercadoPagoSettings,
  call: MercadoPagoCall<Answer>,
): Promise<Ended<z.output<Answer>>> {
  const { method, path, form, idempotencyKey } = call
  const json = call.json ?? (call.body === undefined ? undefined : JSON.stringify(call.body))
  try {
    const response = await fetch(baseUrl.replace(/(?<!\/)\/+$/, '') + path, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${accessToken}`,
        accept: 'application/json',
        ...call.headers,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'x-idempotency-key': idempotencyKey }),
      },
      ...(json !== undefined && { body: json }),
      ...(form && { body: form }),
    })
    const text = await response.text()
    if (!response.ok) return endedBy(failureOf(response.status, text))
    const told = parseJson(text)
    const parsed = call.answer.safeParse(told)
    if (parsed.success) return { answer: parsed.data }
    const where = parsed.error.issues[0]?.path.join('.') || 'the body'
    const message = `${method} ${path}: ${where} is not as expected`
    const answer = { failed: 'unknown', status: response.status, message } as const
    return told === undefined ? { answer, away: message } : { answer }
  } catch (error) {
    const { name, message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    return endedBy({ failed: 'unknown', message: `${method} ${path}: ${name}: ${reason}` })
  }
}

/** A refusal is an answer like another, but for the one that asks to be left alone. */
function endedBy(failure: ProviderFailure): Ended<never> {
  const isAway = failure.failed === 'unknown' || failure.status === TOO_MANY_REQUESTS
  return isAway ? { answer: failure, away: failure.message } : { answer: failure }
}

function failureOf(status: number, text: string): ProviderFailure {
  const body = parseJson(text)
  const said = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : ''
  const word = wordOf(body)
  const message = said.slice(0, 200) || word || `status ${status}`
  const told = { status, message, ...(word && { word }) }
  if (!REFUSED.has(status)) return { failed: 'unknown', ...told }
  const because = becauseOf(message, causeOf(body))
  return { failed: 'refused', ...told, ...(because && { because }) }
}

const word = z.string().max(100).nullish().catch(undefined)
const coded = z
  .array(z.object({ code: word }))
  .nullish()
  .catch(undefined)
const withWord = z.object({ code: word, error: word, errors: coded, cause: coded })

/** The word that its clients tell a refusal by: it stands in one of four places. */
function wordOf(body: unknown): string | undefined {
  const { code, error, errors, cause } = withWord.safeParse(body).data ?? {}
  return code || errors?.[0]?.code || cause?.[0]?.code || error || undefined
}

/**
 * The reasons that are answered otherwise than the rest: by their number where the reference of refunds has one
 * (https://www.mercadopago.com/developers/en/reference/online-payments/checkout-pro/create-refund/post), else by their words.
 */
function becauseOf(message: string, code: string | undefined): ProviderFailure['because'] {
  if (code === '2024' || /too old/i.test(message)) return 'too-old'
  if (code === '2031' || /enough available money|insufficient/i.test(message)) return 'no-balance'
  return /amount cannot be paid/i.test(message) ? 'amount' : undefined
}

const withCause = z.object({ cause: z.array(z.object({ code: z.union([z.number(), z.string().max(40)]) })) })

/** The first of the numbered reasons that an answer lists. */
function causeOf(body: unknown): string | undefined {
  const [first] = withCause.safeParse(body).data?.cause ?? []
  return first && String(first.code)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
