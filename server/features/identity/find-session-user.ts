import { and, eq, gt, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import { ADMIN_SESSION } from '#contract/limits.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { companies, sessions, users } from '#database/schema.ts'
import { switchedOn } from './may-open-session.ts'
import { sessionEndsAt } from './session-ends-at.ts'

/**
 * Makes the function that finds the user of a session token. Every call of a signed-in person pays for it, so it is one
 * statement, planned once a connection: planning three tables costs more than reading them.
 * Null for a session that is over, a deactivated person, and who has not yet chosen what to be. An admin's use is written
 * down, every few minutes: without it, their session ends within the hour.
 * @param secondFactorRequired of admins: who has none is told so, and may do little else (see http/bind.ts)
 */
export function sessionUserFinder(
  db: Database | Transaction,
  secondFactorRequired: boolean,
): (token: string) => Promise<SessionUser | null> {
  const writtenLongAgo = sql`${sessions.updatedAt} < now() - make_interval(mins => ${ADMIN_SESSION.writtenEveryMinutes})`
  const statement = db
    .select({
      role: users.role,
      name: users.name,
      hasSecondFactor: users.twoFactorEnabled,
      useIsDue: sql<boolean>`${users.role} = 'Admin' AND ${writtenLongAgo}`,
      // A seller acts as their company: its id is what beers and sales hang on.
      id: sql<string | null>`case ${users.role} when 'Company' then ${companies.id} else ${users.id} end`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessionEndsAt(users.role), sql`now()`),
        switchedOn,
      ),
    )
    .prepare('session_user')
  return async (token) => {
    const [found] = await statement.execute({ token })
    if (!found?.role || !found.id) return null
    const { id, role, name, hasSecondFactor, useIsDue } = found
    if (useIsDue) await db.update(sessions).set({ updatedAt: sql`now()` }).where(eq(sessions.token, token))
    const owesSecondFactor = secondFactorRequired && role === 'Admin' && !hasSecondFactor
    return { access: true, id, role, name, ...(owesSecondFactor && { secondFactorMissing: true }) }
  }
}
