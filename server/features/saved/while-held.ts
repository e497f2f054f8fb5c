import { and, eq, isNull } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'

/**
 * Adds to what a buyer keeps while their row is held: two at once cannot both be the last that there is room for, and
 * whose account is deleted meanwhile keeps nothing. Refuses: not-signed-in (they are deleted).
 */
export function whileHeld<Answer>(
  db: Database,
  userId: string,
  add: (tx: Transaction) => Promise<Answer>,
): Promise<Answer | Refusal> {
  return db.transaction(async (tx) => {
    const [buyer] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for('no key update')
    return buyer ? add(tx) : refuse('not-signed-in')
  })
}
