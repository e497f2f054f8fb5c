import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'

/**
 * Holds a user's row until the transaction ends. Whatever changes how somebody logs in (password, e-mail, their codes
 * and links) takes this lock first, so that two such changes come one after the other and never meet in a deadlock.
 */
export async function lockUser(
  tx: Transaction,
  userId: string,
): Promise<
  | Pick<
      typeof users.$inferSelect,
      'id' | 'name' | 'email' | 'emailVerified' | 'role' | 'active' | 'deletedAt'
    >
  | undefined
> {
  const { id, name, email, emailVerified, role, active, deletedAt } = users
  const [user] = await tx
    .select({ id, name, email, emailVerified, role, active, deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return user
}
