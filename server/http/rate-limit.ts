import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Settings } from '../env.ts'

const HOUR_SECONDS = 3600
const QUARTER_HOUR_SECONDS = 900

/** What is counted, each with the setting that says how often, and per how long. */
const COUNTED = {
  'sign-up': { setting: 'SIGN_UPS_PER_HOUR', seconds: HOUR_SECONDS },
  'log-in': { setting: 'LOGINS_PER_QUARTER_HOUR', seconds: QUARTER_HOUR_SECONDS },
  'log-in-failure': { setting: 'LOGIN_FAILURES_PER_QUARTER_HOUR', seconds: QUARTER_HOUR_SECONDS },
  'second-factor-failure': { setting: 'LOGIN_FAILURES_PER_QUARTER_HOUR', seconds: QUARTER_HOUR_SECONDS },
  'email-check-by-address': { setting: 'EMAIL_CHECKS_PER_HOUR', seconds: HOUR_SECONDS },
  'email-check-of-email': { setting: 'EMAIL_CHECKS_PER_HOUR', seconds: HOUR_SECONDS },
  'recovery-code': { setting: 'CODES_PER_HOUR', seconds: HOUR_SECONDS },
  'email-link': { setting: 'CODES_PER_HOUR', seconds: HOUR_SECONDS },
  'contact-by-address': { setting: 'CONTACT_MESSAGES_PER_HOUR', seconds: HOUR_SECONDS },
  'contact-of-email': { setting: 'CONTACT_MESSAGES_PER_HOUR', seconds: HOUR_SECONDS },
  upload: { setting: 'UPLOADS_PER_HOUR', seconds: HOUR_SECONDS },
  import: { setting: 'IMPORTS_PER_HOUR', seconds: HOUR_SECONDS },
  publication: { setting: 'PUBLICATIONS_PER_HOUR', seconds: HOUR_SECONDS },
  'data-export': { setting: 'DATA_EXPORTS_PER_HOUR', seconds: HOUR_SECONDS },
  'order-by-address': { setting: 'ORDERS_PER_HOUR_BY_ADDRESS', seconds: HOUR_SECONDS },
  'order-of-account': { setting: 'ORDERS_PER_HOUR', seconds: HOUR_SECONDS },
  'payment-return': { setting: 'ORDERS_PER_HOUR', seconds: HOUR_SECONDS },
} as const

type Counted = keyof typeof COUNTED

/** Counts what strangers may do only so often. All processes of the shop count together, in the database. */
export interface RateLimits {
  /**
   * Counts one attempt of `who` (a peer address, an e-mail). Refuses once there were too many: too-many-requests with
   * `retryAfterSeconds`. Counting and asking are one statement, so that parallel attempts cannot slip through.
   */
  take(counted: Counted, who: string): Promise<Refusal | undefined>
  /** Forgets what `who` has done. */
  forget(counted: Counted, who: string): Promise<void>
}

/**
 * The limits of the settings; with RATE_LIMITS=off nothing is counted.
 *
 * Stored keys are hashes under the session secret: a copy of the table then tells neither the addresses of visitors
 * nor the e-mails that were typed, some of which belong to nobody here. A plain hash would not do, since all IPv4
 * addresses are tried in minutes.
 */
export function createRateLimits(pool: Pool, env: Settings): RateLimits {
  if (env.RATE_LIMITS === 'off') return { take: async () => undefined, forget: async () => {} }
  const limiters = new Map(
    Object.entries(COUNTED).map(([counted, { setting, seconds }]) => [
      counted,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: counted,
        points: env[setting],
        duration: seconds,
      }),
    ]),
  )
  const hashed = (who: string) =>
    createHmac('sha256', env.sessionSecret).update(`rate-limit:${who}`).digest('base64url')
  return {
    async take(counted, who) {
      try {
        await limiters.get(counted)!.consume(hashed(who))
        return undefined
      } catch (spent) {
        // The library throws its count when it is over, and real errors otherwise.
        if (!(spent instanceof RateLimiterRes)) throw spent
        return refuse('too-many-requests', { retryAfterSeconds: Math.ceil(spent.msBeforeNext / 1000) || 1 })
      }
    },
    async forget(counted, who) {
      await limiters.get(counted)!.delete(hashed(who))
    },
  }
}
