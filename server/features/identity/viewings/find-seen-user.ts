import { and, eq, ne, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { companies, companyMembers, users } from '#database/schema.ts'
import { actsAs } from '../acts-as.ts'
import { employers, employersOwners, OF_TEAM, switchedOn } from '../may-open-session.ts'

/** What the session of an admin who sees as somebody says of that. */
export type Seeing = { adminId: string; userId: string; until: Date }

/**
 * Makes the function that answers as whom an admin sees the shop: asked only of sessions that see as somebody, so that nobody else
 * pays for it. Null where there is nobody to be seen any more: an admin, who is switched off, who deleted their account.
 */
export function seenUserFinder(db: Database | Transaction): (seeing: Seeing) => Promise<SessionUser | null> {
  const statement = db
    .select({
      role: users.role,
      name: users.name,
      userId: users.id,
      ownCompanyId: companies.id,
      employerId: employers.id,
      roleInTeam: companyMembers.role,
    })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(companyMembers, OF_TEAM.member)
    .leftJoin(employers, OF_TEAM.employer)
    .leftJoin(employersOwners, OF_TEAM.owner)
    .where(and(eq(users.id, sql.placeholder('userId')), ne(users.role, 'Admin'), switchedOn))
    .prepare('seen_user')
  return async ({ adminId, userId, until }) => {
    const [found] = await statement.execute({ userId })
    if (!found?.role) return null
    const seeing = { adminId, userId, until: until.toISOString() }
    return { access: true, ...actsAs(found.role, found), role: found.role, name: found.name, seeing }
  }
}
