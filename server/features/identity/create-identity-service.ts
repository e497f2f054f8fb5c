import { isAPIError } from 'better-auth/api'
import type { Logger } from 'pino'
import { refuse } from '#contract/errors.ts'
import type { Database } from '#database/open-pool.ts'
import type { Settings } from '../../env.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { changeUser } from './change-user.ts'
import { createAuth, DEACTIVATED } from './create-auth.ts'
import { getLogInMeans } from './get-log-in-means.ts'
import type { IdentityService } from './identity-service.ts'
import { mailEmailLink } from './mail-email-link.ts'
import { findPassword, isInForce } from './password-in-force.ts'
import { registerUser } from './register-user.ts'
import { sessionCookieName } from './session-cookie-name.ts'
import { openProvenSession } from './sign-in/proven-sessions.ts'
import { registerWaiting } from './sign-in/register-waiting.ts'

const USER_AGENT_MAX_CHARACTERS = 300

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
  /** Of a log-in we keep the browser, so that people know their sessions apart; what it says of itself may be long. */
  const browserOf = (headers: Headers) =>
    new Headers({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, USER_AGENT_MAX_CHARACTERS) })

  const identity: IdentityService = {
    cookieName,

    async sessionOf(headers) {
      return carriesSession(headers) ? auth.api.readSession({ headers: cookiesOf(headers) }) : null
    },

    async ownSession(headers) {
      return carriesSession(headers) ? auth.api.ownSession({ headers: cookiesOf(headers) }) : null
    },

    async openSession(credentials, headers) {
      try {
        const password = await findPassword(parts.db, credentials.email)
        const opened = await auth.api.signInEmail({
          body: credentials,
          headers: browserOf(headers),
          returnHeaders: true,
        })
        const cookies = opened.headers.getSetCookie()
        const pairs = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
        const own = new Headers({ cookie: pairs })
        // The old password, in the moment in which another takes its place: its session would outlast it.
        if (!password || !(await isInForce(parts.db, password))) {
          await auth.api.endSession({ headers: own })
          return { refused: 'wrong' }
        }
        const user = await auth.api.readSession({ headers: own })
        return user ? { user, cookies } : { refused: 'deactivated' }
      } catch (error) {
        if (!isAPIError(error)) throw error
        if (error.body?.code === DEACTIVATED) return { refused: 'deactivated' }
        if (error.status === 'UNAUTHORIZED') return { refused: 'wrong' }
        throw error
      }
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
      return openProvenSession({ db: parts.db, auth }, userId, { before, browser: browserOf(headers) })
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
