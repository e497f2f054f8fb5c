import type { MiddlewareHandler } from 'hono'
import { refuse } from '#contract/errors.ts'
import { comesFromElsewhere } from '#contract/from-elsewhere.ts'
import type { Settings } from '../settings/env.ts'
import { readersOrigin } from './readers-origin.ts'
import { answerRefusal } from './refusals.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A browser on another site cannot make a signed-in person act: a request that changes something must not come from there. */
export function checkOrigin(env: Pick<Settings, 'publicUrl'>): MiddlewareHandler {
  return async (context, next) => {
    if (!SAFE.has(context.req.method) && comesFromElsewhere(context.req.raw.headers, readersOrigin(env))) {
      return answerRefusal(context, refuse('foreign-origin'))
    }
    return next()
  }
}
