import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { companies, users } from '#database/schema.ts'

/** The admin's switches: the person's, and for a seller the company's too. For queries that left-join companies. */
export const switchedOn = and(users.active, sql`coalesce(${companies.active}, true)`)

/** False for a person whom the administration has deactivated. */
export async function mayOpenSession(db: Database | Transaction, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(and(eq(users.id, userId), switchedOn))
  return found.length > 0
}
