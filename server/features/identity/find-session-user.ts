import { and, eq, gt, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import { ADMIN_SESSION } from '#contract/limits.ts'
import { staffMay } from '#contract/staff-roles.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { companies, companyMembers, sessions, users, viewings } from '#database/schema.ts'
import { actsAs } from './acts-as.ts'
import { employers, employersOwners, OF_TEAM, switchedOn } from './may-open-session.ts'
import { sessionEndsAt } from './session-ends-at.ts'
import { seenUserFinder } from './viewings/find-seen-user.ts'

/**
 * Makes the function that finds the user of a session token. Every call of a signed-in person pays for it, so it is one
 * statement, planned once a connection: planning seven tables costs more than reading them.
 * Null for a session that is over, a deactivated person, and who has not yet chosen what to be. Who works for a company
 * acts as it, as far as their role in its team goes (`team`); who was removed from one goes by their own id, which is no company's. An admin's use is written
 * down, every few minutes: without it, their session ends within the hour. An admin who sees the shop as somebody is answered as
 * them (`seeing`), by one statement more, and nothing is written meanwhile: it lasts less than their session does without use.
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
      userId: users.id,
      ownCompanyId: companies.id,
      employerId: employers.id,
      roleInTeam: companyMembers.role,
      staff: users.staffPart,
      seenId: viewings.userId,
      seenUntil: viewings.until,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(companyMembers, OF_TEAM.member)
    .leftJoin(employers, OF_TEAM.employer)
    .leftJoin(employersOwners, OF_TEAM.owner)
    .leftJoin(viewings, and(eq(viewings.sessionId, sessions.id), gt(viewings.until, sql`now()`)))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessionEndsAt(users.role), sql`now()`),
        switchedOn,
      ),
    )
    .prepare('session_user')
  const findSeenUser = seenUserFinder(db)
  return async (token) => {
    const [found] = await statement.execute({ token })
    if (!found?.role) return null
    const { role, name, hasSecondFactor, useIsDue, staff, userId, seenId, seenUntil } = found
    const owesSecondFactor = secondFactorRequired && role === 'Admin' && !hasSecondFactor
    const maySee = role === 'Admin' && staffMay(staff ?? undefined, 'care') && !owesSecondFactor
    if (maySee && seenId && seenUntil) {
      const seen = await findSeenUser({ adminId: userId, userId: seenId, until: seenUntil })
      if (seen) return seen
    }
    if (useIsDue) await db.update(sessions).set({ updatedAt: sql`now()` }).where(eq(sessions.token, token))
    const user = { access: true, ...actsAs(role, found), role, name }
    return { ...user, ...(staff && { staff }), ...(owesSecondFactor && { secondFactorMissing: true }) }
  }
}
