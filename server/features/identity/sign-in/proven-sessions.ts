import { isAPIError } from 'better-auth/api'
import { and, eq, ne } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import type { Database } from '#database/open-pool.ts'
import { accounts, users } from '#database/schema.ts'
import { type createAuth, DEACTIVATED } from '../create-auth.ts'
import { endSessionBefore } from '../end-session-before.ts'
import type { OwnSession } from '../own-session.ts'

export type ProvenSession =
  | { user: SessionUser; cookies: string[] }
  | { refused: 'deactivated' | 'admin' | 'second-factor' | 'over' }

/**
 * Opens a session for a user whom a sign-in provider has vouched for. It is always a new one with a token of its own,
 * and the one before it in this browser ends.
 * @param before the session that the request carries
 * @param browser the headers that say which browser it is
 * Refused: admin and second-factor (they sign in with a password, where a second factor can be asked of them), deactivated,
 * over (the link was cut in this moment).
 */
export async function openProvenSession(
  { db, auth }: { db: Database; auth: ReturnType<typeof createAuth> },
  userId: string,
  { before, browser }: { before: OwnSession | null; browser: Headers },
): Promise<ProvenSession> {
  const [user] = await db
    .select({ role: users.role, hasSecondFactor: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, userId))
  if (user?.role === 'Admin') return { refused: 'admin' }
  if (user?.hasSecondFactor) return { refused: 'second-factor' }
  try {
    const opened = await auth.api.openProvenSession({
      body: { userId },
      headers: browser,
      returnHeaders: true,
    })
    const cookies = opened.headers.getSetCookie()
    const pairs = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
    const own = new Headers({ cookie: pairs })
    if (!(await isLinked(db, userId))) {
      await auth.api.endSession({ headers: own })
      return { refused: 'over' }
    }
    const found = await auth.api.readSession({ headers: own })
    if (!found) return { refused: 'deactivated' }
    await endSessionBefore(db, before)
    return { user: found, cookies }
  } catch (error) {
    if (isAPIError(error) && error.body?.code === DEACTIVATED) return { refused: 'deactivated' }
    throw error
  }
}

/**
 * Whether a provider may vouch for them still; waits for whoever is cutting the links. That ends the sessions that it
 * finds: of one that is opened at the same time, either it knows or this tells.
 */
async function isLinked(db: Database, userId: string): Promise<boolean> {
  const links = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.providerId, 'credential')))
    .for('share')
  return links.length > 0
}
