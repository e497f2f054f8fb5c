import type { Logger } from 'pino'
import { refuse } from '#contract/errors.ts'
import type { Database } from '#database/open-pool.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import type { Settings } from '../../settings/env.ts'
import { browserOf } from './browser-of.ts'
import { changeUser } from './change-user.ts'
import { passwordHashOf } from './check-own-password.ts'
import { createAuth } from './create-auth.ts'
import { getLogInMeans } from './get-log-in-means.ts'
import type { IdentityService } from './identity-service.ts'
import { keepKnownBrowser } from './known-browsers.ts'
import { mailEmailLink } from './mail-email-link.ts'
import { openSession } from './open-session.ts'
import { registerUser } from './register-user.ts'
import { onlyCookie } from './second-factor/only-cookie.ts'
import { secondFactorCookieName, sessionCookieName } from './session-cookie-name.ts'
import { openProvenSession } from './sign-in/proven-sessions.ts'
import { registerWaiting } from './sign-in/register-waiting.ts'
import { tellLogIn } from './tell-log-in.ts'

/** Sessions and passwords, kept by better-auth in our tables. Made once a process. */
export function createIdentityService(parts: {
  db: Database
  env: Settings
  log: Logger
  jobs: JobQueue
  rateLimits: RateLimits
}): IdentityService {
  const auth = createAuth(parts)
  const cookieName = sessionCookieName(parts.env.publicUrl)

  const carriesSession = (headers: Headers) => headers.get('cookie')?.includes(`${cookieName}=`) ?? false
  /** Nothing else of a request is better-auth's business. */
  const cookiesOf = (headers: Headers) => new Headers({ cookie: headers.get('cookie') ?? '' })

  const identity: IdentityService = {
    cookieName,
    carriesSession,

    async sessionOf(headers) {
      return carriesSession(headers) ? auth.api.readSession({ headers: cookiesOf(headers) }) : null
    },

    async ownSession(headers) {
      return carriesSession(headers) ? auth.api.ownSession({ headers: cookiesOf(headers) }) : null
    },

    async openSession(credentials, headers) {
      const before = await identity.ownSession(headers)
      const browser = browserOf(headers)
      return openSession({ db: parts.db, auth, env: parts.env }, credentials, { before, browser })
    },

    async startedLogIn(headers) {
      const own = onlyCookie(headers, secondFactorCookieName(parts.env.publicUrl))
      const started = own.get('cookie') ? await auth.api.startedLogIn({ headers: own }) : null
      return started && { ...started, headers: own }
    },

    async keepSession(headers) {
      if (!carriesSession(headers)) return []
      const kept = await auth.api.keepSession({ headers: cookiesOf(headers), returnHeaders: true })
      return kept.headers.getSetCookie()
    },

    async endSession(headers) {
      const ended = await auth.api.endSession({ headers: cookiesOf(headers), returnHeaders: true })
      return ended.headers.getSetCookie()
    },

    register: (user, addProfile) =>
      registerUser(parts.db, user, async (tx, userId) => {
        const profile = await addProfile(tx, userId)
        await mailEmailLink(tx, parts.jobs, { userId, email: user.email, kind: 'confirm-email' })
        return profile
      }),

    async changeUser(headers, change, saveProfile) {
      const session = await identity.ownSession(headers)
      return session ? changeUser(parts, session, change, saveProfile) : refuse('not-signed-in')
    },

    logInMeans: (userId) => getLogInMeans(parts.db, userId),

    async openProvenSession(userId, headers) {
      const before = await identity.ownSession(headers)
      const browser = browserOf(headers)
      const opened = await openProvenSession({ db: parts.db, auth }, userId, { before, browser })
      const came = 'refused' in opened ? { refused: opened.refused } : 'succeeded'
      tellLogIn(parts.log, headers, { factor: 'provider', userId }, came)
      if ('refused' in opened) return opened
      const account = { userId, passwordHash: await passwordHashOf(parts.db, userId) }
      const known = keepKnownBrowser(parts.env, headers, account, { hasLoggedIn: true })
      return { ...opened, cookies: [...opened.cookies, known] }
    },

    registerWaiting: (headers, role, addProfile) =>
      registerWaiting(
        { db: parts.db, publicUrl: parts.env.publicUrl, openProvenSession: identity.openProvenSession },
        headers,
        role,
        addProfile,
      ),
  }
  return identity
}
