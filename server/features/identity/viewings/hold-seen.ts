import { eq, or } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { companies, users } from '#database/schema.ts'
import { lockUser } from '../lock-user.ts'
import { mayOpenSession } from '../may-open-session.ts'
import { findSeen, type Seen } from './find-seen.ts'

/**
 * Holds the user behind a buyer's or a company's id until the transaction ends, so that an erasure comes before or after. Undefined
 * for admins, who is switched off or gone, what nobody logs in for, and what there is not.
 */
export async function holdSeen(tx: Transaction, id: string): Promise<Seen | undefined> {
  const [found] = await tx
    .select({ userId: users.id })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(or(eq(users.id, id), eq(companies.id, id)))
  if (!found || !(await lockUser(tx, found.userId))) return undefined
  return (await mayOpenSession(tx, found.userId)) ? findSeen(tx, found.userId) : undefined
}
