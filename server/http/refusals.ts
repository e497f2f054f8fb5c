import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ERRORS, errorBody, type Refusal } from '#contract/errors.ts'

/** Refusal → answer: `{ code, message, fields? }` with the status of its code; 429 and 503 say when to come back. */
export function answerRefusal(context: Context, refusal: Refusal): Response {
  const { status } = ERRORS[refusal.refused]
  context.set('refused', refusal.refused)
  if (status === 429 || status === 503) {
    context.header('Retry-After', String(refusal.details?.retryAfterSeconds ?? 2))
  }
  return context.json(errorBody(refusal), status as ContentfulStatusCode)
}
