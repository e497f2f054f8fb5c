import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import type { Database } from '#database/open-pool.ts'
import { sessions, users } from '#database/schema.ts'
import { type createAuth, DEACTIVATED } from '../create-auth.ts'
import type { OwnSession } from '../identity-service.ts'

export type ProvenSession = { user: SessionUser; cookies: string[] } | { refused: 'deactivated' | 'admin' }

/**
 * Opens a session for a user whom a sign-in provider has vouched for. It is always a new one with a token of its own,
 * and the one before it in this browser ends.
 * @param before the session that the request carries
 * @param browser the headers that say which browser it is
 * Refused: admin (they sign in with a password, where a second factor can be asked of them), deactivated.
 */
export async function openProvenSession(
  { db, auth }: { db: Database; auth: ReturnType<typeof createAuth> },
  userId: string,
  { before, browser }: { before: OwnSession | null; browser: Headers },
): Promise<ProvenSession> {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId))
  if (user?.role === 'Admin') return { refused: 'admin' }
  try {
    const opened = await auth.api.openProvenSession({
      body: { userId },
      headers: browser,
      returnHeaders: true,
    })
    const cookies = opened.headers.getSetCookie()
    const pairs = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
    const found = await auth.api.readSession({ headers: new Headers({ cookie: pairs }) })
    if (!found) return { refused: 'deactivated' }
    if (before) await db.delete(sessions).where(eq(sessions.id, before.id))
    return { user: found, cookies }
  } catch (error) {
    if (isAPIError(error) && error.body?.code === DEACTIVATED) return { refused: 'deactivated' }
    throw error
  }
}
