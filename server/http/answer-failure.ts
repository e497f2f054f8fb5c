import type { ErrorHandler } from 'hono'
import { refuse } from '#contract/errors.ts'
import { reasonForLog } from '../log/error-for-log.ts'
import type { Services } from '../services.ts'
import type { ApiEnv } from './api-context.ts'
import { databaseTrouble, TROUBLE_IN_LOG, tookTooLong } from './database-down.ts'
import { answerRefusal } from './refusals.ts'
import { isVisitorGone } from './visitor-gone.ts'

const REFUSAL_OF_TROUBLE = {
  away: refuse('database-down'),
  busy: refuse('database-down'),
  full: refuse('database-full', { retryAfterSeconds: 30 }),
  unsure: refuse('outcome-unknown'),
}

/**
 * What a call answers when something threw: a 503 that says when to come back while the database cannot do its work, and
 * a 500 for what nobody foresaw. The cause goes to the log, never into the answer.
 */
export function answerFailure({ log }: Pick<Services, 'log'>): ErrorHandler<ApiEnv> {
  return (error, context) => {
    if (isVisitorGone(error)) return answerRefusal(context, refuse('malformed-json'))
    const requestId = context.get('requestId')
    const trouble = databaseTrouble(error)
    if (trouble) {
      log.warn({ requestId, reason: reasonForLog(error) }, TROUBLE_IN_LOG[trouble])
      return answerRefusal(context, REFUSAL_OF_TROUBLE[trouble])
    }
    if (tookTooLong(error)) {
      log.error({ requestId, reason: reasonForLog(error) }, 'a statement took too long')
      return answerRefusal(context, REFUSAL_OF_TROUBLE.away)
    }
    log.error({ requestId, err: error }, 'unexpected error')
    return answerRefusal(context, refuse('internal-error'))
  }
}
