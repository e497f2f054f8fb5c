import { createAuthEndpoint } from 'better-auth/api'
import { expireCookie } from 'better-auth/cookies'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { sessions } from '#database/schema.ts'
import { sessionUserFinder } from './find-session-user.ts'
import type { OwnSession } from './own-session.ts'
import { sessionEndsAt } from './session-ends-at.ts'

/**
 * Adds to better-auth what we do with an open session: `auth.api.readSession`, `ownSession`, `keepSession`,
 * `endSession`. Its own getSession and signOut take two statements and more, know neither role nor company, and turn a database
 * that is away into an error without a cause or, at log-out, into a success that ended nothing.
 * @param secondFactorRequired of admins
 */
export function sessionCalls(db: Database | Transaction, secondFactorRequired: boolean) {
  const findSessionUser = sessionUserFinder(db, secondFactorRequired)
  return {
    id: 'session-calls',
    endpoints: {
      readSession: createAuthEndpoint(
        '/read-session',
        { method: 'GET', requireHeaders: true },
        async (call): Promise<SessionUser | null> => {
          const token = await call.getSignedCookie(
            call.context.authCookies.sessionToken.name,
            call.context.secret,
          )
          return token ? findSessionUser(token) : null
        },
      ),

      ownSession: createAuthEndpoint(
        '/own-session',
        { method: 'GET', requireHeaders: true },
        async (call): Promise<OwnSession | null> => {
          const { authCookies, secret } = call.context
          const token = await call.getSignedCookie(authCookies.sessionToken.name, secret)
          if (!token) return null
          const { id, userId, createdAt } = sessions
          const [found] = await db
            .select({ id, userId, openedAt: createdAt })
            .from(sessions)
            .where(and(eq(sessions.token, token), gt(sessionEndsAt(), sql`now()`)))
          return found ?? null
        },
      ),

      /** Sessions slide: once the last time is `updateAge` ago, the session and its cookie begin anew. An admin's still ends (see sessionEndsAt). */
      keepSession: createAuthEndpoint(
        '/keep-session',
        { method: 'POST', requireHeaders: true },
        async (call): Promise<void> => {
          const { authCookies, secret, sessionConfig } = call.context
          const token = await call.getSignedCookie(authCookies.sessionToken.name, secret)
          if (!token) return
          const lasts = sql`make_interval(secs => ${sessionConfig.expiresIn})`
          const rests = sql`make_interval(secs => ${sessionConfig.updateAge})`
          const kept = await db
            .update(sessions)
            .set({ expiresAt: sql`now() + ${lasts}`, updatedAt: sql`now()` })
            .where(and(eq(sessions.token, token), lt(sessions.expiresAt, sql`now() + ${lasts} - ${rests}`)))
            .returning({ id: sessions.id })
          if (kept.length) {
            await call.setSignedCookie(
              authCookies.sessionToken.name,
              token,
              secret,
              authCookies.sessionToken.attributes,
            )
          }
        },
      ),

      endSession: createAuthEndpoint(
        '/end-session',
        { method: 'POST', requireHeaders: true },
        async (call): Promise<void> => {
          const { authCookies, secret } = call.context
          const token = await call.getSignedCookie(authCookies.sessionToken.name, secret)
          if (token) await db.delete(sessions).where(eq(sessions.token, token))
          expireCookie(call, authCookies.sessionToken)
        },
      ),
    },
  }
}
