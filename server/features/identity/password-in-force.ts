import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { accounts, users } from '#database/schema.ts'

/** A password's row, whose it is, and the hash that it held when it was read. */
type Password = { id: string; userId: string; hash: string }

/** The password with which an e-mail logs in just now; undefined where there is none. */
export async function findPassword(db: Database, email: string): Promise<Password | undefined> {
  const [found] = await db
    .select({ id: accounts.id, userId: accounts.userId, hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(users.email, email), eq(accounts.providerId, 'credential')))
  return found?.hash ? { ...found, hash: found.hash } : undefined
}

/**
 * Whether it is in force still; waits for whoever is changing it. A change ends the sessions that it finds: of one that
 * is opened at the same time, either the change knows or this tells.
 */
export async function isInForce(db: Database, { id, hash }: Password): Promise<boolean> {
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.password, hash)))
    .for('share')
  return found.length > 0
}
