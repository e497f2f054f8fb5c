import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Logger } from 'pino'
import {
  KEPT_DAYS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  SECOND_FACTOR,
} from '#contract/limits.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { accounts, sessions, twoFactors, users, verifications } from '#database/schema.ts'
import type { Settings } from '../../settings/env.ts'
import { mayOpenSession } from './may-open-session.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { removeExpiredSessions } from './remove-expired-sessions.ts'
import { challengeCalls } from './second-factor/challenge-calls.ts'
import { SECOND_FACTOR_LOCK } from './second-factor/lock.ts'
import { sessionCalls } from './session-calls.ts'
import { secondFactorCookieName, sessionCookieName } from './session-cookie-name.ts'
import { provenSessionCalls } from './sign-in/proven-session-calls.ts'

const DAY_SECONDS = 24 * 3600

/** What the session hook throws, and log-in answers with its own refusal. */
export const DEACTIVATED = 'ACCOUNT_DEACTIVATED'

/**
 * better-auth over our tables. Its own HTTP handler is never mounted: our routes call `auth.api.*`, so that the
 * contract, the limits and the refusals are the same as everywhere.
 * @param db a transaction makes one for that transaction: what it writes then holds with the rest, or not at all
 */
export function createAuth({ db, env, log }: { db: Database | Transaction; env: Settings; log: Logger }) {
  const https = new URL(env.publicUrl).protocol === 'https:'
  return betterAuth({
    appName: 'Lúpulo',
    baseURL: env.publicUrl,
    secret: env.sessionSecret,
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      usePlural: true,
      schema: { users, sessions, accounts, verifications, twoFactors },
    }),
    emailAndPassword: {
      enabled: true,
      // Sign-up is our own transaction (sign-up-buyer.ts): better-auth's hides a taken e-mail and knows no profile.
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_CHARACTERS,
      maxPasswordLength: PASSWORD_MAX_CHARACTERS,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: false, input: false },
        active: { type: 'boolean', required: false, defaultValue: true, input: false },
      },
    },
    // Counted from the last use, so that whoever comes back within a month is still known.
    session: { expiresIn: KEPT_DAYS.session * DAY_SECONDS, updateAge: DAY_SECONDS },
    databaseHooks: {
      session: {
        create: {
          // Here and not in log-in alone: however somebody proves who they are, the switch holds.
          before: async (session) => {
            if (!(await mayOpenSession(db, session.userId)))
              throw new APIError('FORBIDDEN', { code: DEACTIVATED })
            await removeExpiredSessions(db, session.userId)
          },
        },
      },
    },
    advanced: {
      // The tables' own default makes ids (uuidv7).
      database: { generateId: false },
      // Our own name has its own prefix; this switch would put `__Secure-` before it.
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookieName(env.publicUrl) },
        two_factor: { name: secondFactorCookieName(env.publicUrl) },
      },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: https },
      // Nothing reads visitors' addresses, so none are kept.
      ipAddress: { disableIpTracking: true },
    },
    // Our limits count in the database and for our routes; better-auth's guard its handler, which is not mounted.
    rateLimit: { enabled: false },
    logger: { level: 'warn', log: (level, message) => log[level]({ from: 'better-auth' }, message) },
    plugins: [
      // Whoever has a second factor gets no session for a password, but a challenge in a cookie.
      twoFactor({
        twoFactorCookieMaxAge: SECOND_FACTOR.logInMinutes * 60,
        accountLockout: SECOND_FACTOR_LOCK,
        totpOptions: { digits: SECOND_FACTOR.digits, period: SECOND_FACTOR.seconds },
      }),
      sessionCalls(db, env.ADMIN_SECOND_FACTOR === 'required'),
      provenSessionCalls(),
      challengeCalls(db),
    ],
  })
}
