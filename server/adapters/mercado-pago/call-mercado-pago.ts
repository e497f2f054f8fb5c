import type { z } from 'zod'
import type { ProviderFailure } from '../../ports/payment-provider.ts'

export type MercadoPagoSettings = { baseUrl: string; accessToken: string; timeoutMs: number }

export type MercadoPagoCall<Answer extends z.ZodType> = {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
  idempotencyKey?: string
  answer: Answer
}

/** Statuses after which nothing has happened at the provider; after any other failure something may have. */
const REFUSED = new Set([400, 401, 403, 404, 405, 409, 415, 422, 429])

/**
 * One call of Mercado Pago's API. No answer in time, a server's error, and an answer that is not what its reference
 * says are `unknown`: what was asked may have happened. Its own messages are kept, its bodies are not: they hold
 * people's data.
 */
export async function callMercadoPago<Answer extends z.ZodType>(
  { baseUrl, accessToken, timeoutMs }: MercadoPagoSettings,
  call: MercadoPagoCall<Answer>,
): Promise<z.output<Answer> | ProviderFailure> {
  const { method, path, body, idempotencyKey } = call
  try {
    const response = await fetch(baseUrl.replace(/\/+$/, '') + path, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${accessToken}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'x-idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) return failureOf(response.status, text)
    const parsed = call.answer.safeParse(parseJson(text))
    if (parsed.success) return parsed.data
    const where = parsed.error.issues[0]?.path.join('.') || 'the body'
    return {
      failed: 'unknown',
      status: response.status,
      message: `${method} ${path}: ${where} is not as expected`,
    }
  } catch (error) {
    const { name, message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    return { failed: 'unknown', message: `${method} ${path}: ${name}: ${reason}` }
  }
}

function failureOf(status: number, text: string): ProviderFailure {
  const body = parseJson(text)
  const said = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : ''
  const message = said.slice(0, 200) || `status ${status}`
  return { failed: REFUSED.has(status) ? 'refused' : 'unknown', status, message }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
