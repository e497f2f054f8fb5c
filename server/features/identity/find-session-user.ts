import { and, eq, gt, sql } from 'drizzle-orm'
import type { SessionUser } from '#contract/identity.ts'
import type { Database } from '#database/open-pool.ts'
import { companies, sessions, users } from '#database/schema.ts'
import { switchedOn } from './may-open-session.ts'

/**
 * The user of a session token, in one statement: every call of a signed-in person pays for it.
 * Null for a session that is over, a deactivated person, and who has not yet chosen what to be.
 */
export async function findSessionUser(db: Database, token: string): Promise<SessionUser | null> {
  const [found] = await db
    .select({
      role: users.role,
      name: users.name,
      // A seller acts as their company: its id is what beers and sales hang on.
      id: sql<string | null>`case ${users.role} when 'Company' then ${companies.id} else ${users.id} end`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, sql`now()`), switchedOn))
  if (!found?.role || !found.id) return null
  return { access: true, id: found.id, role: found.role, name: found.name }
}
