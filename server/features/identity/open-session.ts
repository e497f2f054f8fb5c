import { isAPIError } from 'better-auth/api'
import type { Database } from '#database/open-pool.ts'
import type { Settings } from '../../settings/env.ts'
import { type createAuth, DEACTIVATED } from './create-auth.ts'
import { endSessionBefore } from './end-session-before.ts'
import type { OpenedSession } from './identity-service.ts'
import { lockUser } from './lock-user.ts'
import type { OwnSession } from './own-session.ts'
import { findPassword, isInForce } from './password-in-force.ts'
import { dropStartedLogIns } from './second-factor/started-log-ins.ts'
import { secondFactorCookieName } from './session-cookie-name.ts'

type Parts = { db: Database; auth: ReturnType<typeof createAuth>; env: Settings }

/**
 * Opens a session for an e-mail and its password (see IdentityService).
 * @param before the session that the request carries
 * @param browser the headers that say which browser it is
 */
export async function openSession(
  { db, auth, env }: Parts,
  credentials: { email: string; password: string },
  { before, browser }: { before: OwnSession | null; browser: Headers },
): Promise<OpenedSession> {
  const password = await findPassword(db, credentials.email)
  const userId = password?.userId
  try {
    const opened = await auth.api.signInEmail({ body: credentials, headers: browser, returnHeaders: true })
    const cookies = opened.headers.getSetCookie()
    // The old password, in the moment in which another takes its place: its session would outlast it.
    const mayStay = password !== undefined && (await isInForce(db, password))

    if ('twoFactorRedirect' in opened.response) {
      if (!mayStay) {
        if (password) await forgetStarted(db, password.userId)
        return { userId, refused: 'wrong' }
      }
      const name = secondFactorCookieName(env.publicUrl)
      return {
        userId,
        secondFactor: true,
        cookies: cookies.filter((cookie) => cookie.startsWith(`${name}=`)),
      }
    }

    const own = new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
    if (!mayStay) {
      await auth.api.endSession({ headers: own })
      return { userId, refused: 'wrong' }
    }
    const user = await auth.api.readSession({ headers: own })
    if (!user) return { userId, refused: 'deactivated' }
    await endSessionBefore(db, before)
    return { userId, user, cookies }
  } catch (error) {
    if (!isAPIError(error)) throw error
    if (error.body?.code === DEACTIVATED) return { userId, refused: 'deactivated' }
    if (error.status === 'UNAUTHORIZED') return { userId, refused: 'wrong' }
    throw error
  }
}

async function forgetStarted(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    await dropStartedLogIns(tx, userId)
  })
}
