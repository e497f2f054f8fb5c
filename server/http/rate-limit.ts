import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Refusal, refuse } from '#contract/errors.ts'
import { API_CALLS_PER_MINUTE, BREWERY_CLAIM, VIEWING } from '#contract/limits.ts'
import type { Settings } from '../settings/env.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600
const QUARTER_HOUR_SECONDS = 900
const DAY_SECONDS = 86_400

/** What is counted, each with the setting that says how often (or how often that is, where it is promised), and per how long. */
const COUNTED = {
  'sign-up': { setting: 'SIGN_UPS_PER_HOUR', seconds: HOUR_SECONDS },
  'log-in': { setting: 'LOGINS_PER_QUARTER_HOUR', seconds: QUARTER_HOUR_SECONDS },
  'log-in-failure': { setting: 'LOGIN_FAILURES_PER_QUARTER_HOUR', seconds: QUARTER_HOUR_SECONDS },
  'log-in-failure-of-account': { setting: 'ACCOUNT_FAILURES_PER_HOUR', seconds: HOUR_SECONDS },
  'own-password-failure': { setting: 'LOGIN_FAILURES_PER_QUARTER_HOUR', seconds: QUARTER_HOUR_SECONDS },
  'recovery-failure': { setting: 'LOGIN_FAILURES_PER_QUARTER_HOUR', seconds: QUARTER_HOUR_SECONDS },
  'second-factor-failure': { setting: 'LOGIN_FAILURES_PER_QUARTER_HOUR', seconds: QUARTER_HOUR_SECONDS },
  'email-check-by-address': { setting: 'EMAIL_CHECKS_PER_HOUR', seconds: HOUR_SECONDS },
  'email-check-of-email': { setting: 'EMAIL_CHECKS_PER_HOUR', seconds: HOUR_SECONDS },
  'recovery-code': { setting: 'CODES_PER_HOUR', seconds: HOUR_SECONDS },
  'email-link': { setting: 'CODES_PER_HOUR', seconds: HOUR_SECONDS },
  // A team of twenty at once, and no more of them than files.
  'team-invitation': { setting: 'IMPORTS_PER_HOUR', seconds: HOUR_SECONDS },
  contact: { setting: 'CONTACT_MESSAGES_PER_HOUR', seconds: HOUR_SECONDS },
  withdrawal: { setting: 'WITHDRAWALS_PER_HOUR', seconds: HOUR_SECONDS },
  'withdrawal-to-recipient': { setting: 'WITHDRAWAL_MAILS_PER_DAY_TO_RECIPIENT', seconds: DAY_SECONDS },
  report: { setting: 'REPORTS_PER_HOUR', seconds: HOUR_SECONDS },
  'report-to-recipient': { setting: 'REPORT_MAILS_PER_DAY_TO_RECIPIENT', seconds: DAY_SECONDS },
  // As a message to the shop, by address; and of one brewery few, whoever writes them.
  'brewery-claim': { setting: 'CONTACT_MESSAGES_PER_HOUR', seconds: HOUR_SECONDS },
  'brewery-claim-of-brewery': { points: BREWERY_CLAIM.aDayOfABrewery, seconds: DAY_SECONDS },
  upload: { setting: 'UPLOADS_PER_HOUR', seconds: HOUR_SECONDS },
  import: { setting: 'IMPORTS_PER_HOUR', seconds: HOUR_SECONDS },
  // As an import, it changes every beer of its company.
  pause: { setting: 'IMPORTS_PER_HOUR', seconds: HOUR_SECONDS },
  'api-key': { setting: 'IMPORTS_PER_HOUR', seconds: HOUR_SECONDS },
  'api-call': { points: API_CALLS_PER_MINUTE, seconds: MINUTE_SECONDS },
  'unproved-beers-by-address': { setting: 'UNPROVED_BEERS_PER_DAY_BY_ADDRESS', seconds: DAY_SECONDS },
  'data-export': { setting: 'DATA_EXPORTS_PER_HOUR', seconds: HOUR_SECONDS },
  'order-by-address': { setting: 'ORDERS_PER_HOUR_BY_ADDRESS', seconds: HOUR_SECONDS },
  'order-of-account': { setting: 'ORDERS_PER_HOUR', seconds: HOUR_SECONDS },
  'mail-to-recipient': { setting: 'MAILS_PER_HOUR_TO_RECIPIENT', seconds: HOUR_SECONDS },
  'link-to-recipient': { setting: 'LINKS_PER_DAY_TO_RECIPIENT', seconds: DAY_SECONDS },
  cart: { setting: 'CART_CHANGES_PER_HOUR', seconds: HOUR_SECONDS },
  saved: { setting: 'SAVES_PER_HOUR', seconds: HOUR_SECONDS },
  'order-message': { setting: 'ORDER_MESSAGES_PER_MINUTE', seconds: MINUTE_SECONDS },
  'order-message-of-thread': { setting: 'ORDER_MESSAGES_PER_DAY', seconds: DAY_SECONDS },
  // Each has a name looked up, or a request sent, that its company chose.
  webhook: { setting: 'WEBHOOK_PRESSES_PER_HOUR', seconds: HOUR_SECONDS },
  viewing: { points: VIEWING.perHour, seconds: HOUR_SECONDS },
  'fruitless-search': { setting: 'FRUITLESS_SEARCHES_PER_HOUR', seconds: HOUR_SECONDS },
  'payment-return': { setting: 'ORDERS_PER_HOUR', seconds: HOUR_SECONDS },
} as const

type Counted = keyof typeof COUNTED

type Told = { limit: number; left: number; seconds: number; refusal: Refusal | undefined }

/** Counts what strangers may do only so often. All processes of the shop count together, in the database. */
export interface RateLimits {
  /**
   * Counts one attempt of `who` (a peer address, an e-mail), or as many as `times` says. Refuses once there were too many:
   * too-many-requests with `retryAfterSeconds`. Counting and asking are one statement, so that parallel attempts cannot
   * slip through.
   */
  take(counted: Counted, who: string, times?: number): Promise<Refusal | undefined>
  /** `take`, and how many of how many attempts are left until in how many seconds the count begins anew: for who may be told. */
  takeAndTell(counted: Counted, who: string): Promise<Told>
  /** Whether the next `take` would be refused, and how; counts nothing. */
  wouldRefuse(counted: Counted, who: string): Promise<Refusal | undefined>
  /** Takes back one attempt that was counted and came to nothing. */
  giveBack(counted: Counted, who: string): Promise<void>
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
  if (env.RATE_LIMITS === 'off') {
    const allow = async () => undefined
    const tell = async (counted: Counted): Promise<Told> => {
      const limit = pointsOf(counted, env)
      return { limit, left: limit, seconds: COUNTED[counted].seconds, refusal: undefined }
    }
    return { take: allow, takeAndTell: tell, wouldRefuse: allow, giveBack: allow, forget: allow }
  }
  const limiters = new Map(
    (Object.keys(COUNTED) as Counted[]).map((counted) => [
      counted,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: counted,
        points: pointsOf(counted, env),
        duration: COUNTED[counted].seconds,
      }),
    ]),
  )
  const hashed = (counted: Counted, who: string) => {
    const counts = counted.endsWith('-to-recipient') ? mailboxOf(who) : who
    return createHmac('sha256', env.sessionSecret).update(`rate-limit:${counts}`).digest('base64url')
  }
  const consume = async (counted: Counted, who: string, times: number) => {
    try {
      return { spent: await limiters.get(counted)!.consume(hashed(counted, who), times) }
    } catch (spent) {
      // The library throws its count when it is over, and real errors otherwise.
      if (!(spent instanceof RateLimiterRes)) throw spent
      return { spent, refusal: tooMany(spent) }
    }
  }
  return {
    async take(counted, who, times = 1) {
      return (await consume(counted, who, times)).refusal
    },
    async takeAndTell(counted, who) {
      const { spent, refusal } = await consume(counted, who, 1)
      const seconds = Math.ceil(spent.msBeforeNext / 1000)
      return { limit: pointsOf(counted, env), left: spent.remainingPoints, seconds, refusal }
    },
    async wouldRefuse(counted, who) {
      const spent = await limiters.get(counted)!.get(hashed(counted, who))
      return spent && spent.remainingPoints <= 0 ? tooMany(spent) : undefined
    },
    async giveBack(counted, who) {
      await limiters.get(counted)!.reward(hashed(counted, who))
    },
    async forget(counted, who) {
      await limiters.get(counted)!.delete(hashed(counted, who))
    },
  }
}

function pointsOf(counted: Counted, env: Settings): number {
  const limit = COUNTED[counted]
  return 'points' in limit ? limit.points : env[limit.setting]
}

function tooMany({ msBeforeNext }: RateLimiterRes): Refusal {
  return refuse('too-many-requests', { retryAfterSeconds: Math.ceil(msBeforeNext / 1000) || 1 })
}

/**
 * The mailbox that mails to an address end up in: what stands behind a `+` is a note of its owner's (RFC 5233), with which one
 * mailbox has as many addresses as somebody cares to write.
 */
function mailboxOf(address: string): string {
  return address.replace(/\+[^@]*(?=@)/, '')
}
