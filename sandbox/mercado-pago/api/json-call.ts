import type { Context } from 'hono'
import { type Refused, refusal } from '../api-error.ts'
import type { Answer } from '../idempotency.ts'

export function isRefused<Result extends object>(result: Result | Refused): result is Refused {
  return 'refused' in result
}

export function say(context: Context, answer: Answer | Refused) {
  return isRefused(answer)
    ? context.json(answer.refused, answer.refused.status)
    : context.json(answer.body as object, answer.status)
}

/** The body as a JSON object; nothing at all counts as `{}` (a whole refund is often sent so). */
export async function readJson(context: Context): Promise<{ body: Record<string, unknown> } | Refused> {
  const text = await context.req.text()
  try {
    const body = text === '' ? {} : JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { body }
  } catch {
    // Answered below, like any other body that is no object.
  }
  return refusal(400, 'bad_request', 'Params Error.', 1)
}
