import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#database/open-pool.ts'
import { companies, companyMembers, users } from '#database/schema.ts'

/** Whom a member of a team works for, and who owns that. */
export const employers = alias(companies, 'employers')
export const employersOwners = alias(users, 'employers_owners')

/** Which row of each belongs to a user: for left joins, in this order. */
export const OF_TEAM = {
  member: eq(companyMembers.userId, users.id),
  employer: eq(employers.id, companyMembers.companyId),
  owner: eq(employersOwners.id, employers.userId),
}

/**
 * The admin's switches: the person's, for a seller the company's too, and for who works for one those of the company and its
 * owner. For queries that left-join companies and, by OF_TEAM, whom somebody works for.
 */
export const switchedOn = and(
  users.active,
  sql`coalesce(${companies.active}, true)`,
  sql`coalesce(${employers.active} AND ${employersOwners.active}, true)`,
)

/** False for a person whom the administration has deactivated. */
export async function mayOpenSession(db: Database | Transaction, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(companyMembers, OF_TEAM.member)
    .leftJoin(employers, OF_TEAM.employer)
    .leftJoin(employersOwners, OF_TEAM.owner)
    .where(and(eq(users.id, userId), switchedOn))
  return found.length > 0
}
