import type { Context } from 'hono'
import { isRefusal, type Refusal } from '#contract/errors.ts'

/** An answer that comes with cookies, each a whole Set-Cookie value. */
export type WithCookies<Answer> = { answer: Answer; cookies: string[] }

/** Puts the cookies on the response and unwraps the answer. What depends on a session is kept by no cache. */
export function sendCookies<Answer>(
  context: Context,
  outcome: WithCookies<Answer> | Refusal,
): Answer | Refusal {
  context.header('Cache-Control', 'no-store')
  if (isRefusal(outcome)) return outcome
  for (const cookie of outcome.cookies) context.header('Set-Cookie', cookie, { append: true })
  return outcome.answer
}
