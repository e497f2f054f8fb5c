import type { MiddlewareHandler } from 'hono'
import { refuse } from '#contract/errors.ts'
import { answerRefusal } from './refusals.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A browser on another site cannot make a signed-in person act: a request that changes something and carries an Origin
 * must carry ours (OWASP, "Cross-Site Request Forgery Prevention"). Programs send none, and need none: they hold no
 * visitor's cookie.
 */
export function checkOrigin(publicUrl: string): MiddlewareHandler {
  const ours = new URL(publicUrl).origin
  return async (context, next) => {
    const origin = context.req.header('origin')
    if (origin && !SAFE.has(context.req.method) && origin !== ours) {
      return answerRefusal(context, refuse('foreign-origin'))
    }
    return next()
  }
}
