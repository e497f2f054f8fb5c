import { eq, sql } from 'drizzle-orm'
import type { Refusal } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { sessions, users, viewings } from '#database/schema.ts'
import { keepingAnOwner } from './keeping-an-owner.ts'
import { sessionEndsAt } from './session-ends-at.ts'
import { endOpenViewings } from './viewings/end-open-viewings.ts'

/**
 * Turns the admins' switch of a user and ends every session: of who is switched off at once; of who is switched on those
 * that a log-in at that very moment may have left behind. Answers how many were still open. The caller holds the user's row,
 * and for an admin every admin's. Refuses: last-owner.
 */
export async function switchUser(
  tx: Transaction,
  userId: string,
  active: boolean,
): Promise<{ endedSessions: number } | Refusal> {
  const refused = await keepingAnOwner(tx, (step) =>
    step.update(users).set({ active, updatedAt: sql`now()` }).where(eq(users.id, userId)),
  )
  if (refused) return refused
  // Who is switched on again is not suddenly seen again.
  await endOpenViewings(tx, eq(viewings.userId, userId))
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ isOpen: sql<boolean>`${sessionEndsAt()} > now()` })
  return { endedSessions: ended.filter(({ isOpen }) => isOpen).length }
}
