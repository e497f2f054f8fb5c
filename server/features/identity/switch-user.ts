import { eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { sessions, users, viewings } from '#database/schema.ts'
import { sessionEndsAt } from './session-ends-at.ts'
import { endOpenViewings } from './viewings/end-open-viewings.ts'

/**
 * Turns the admins' switch of a user and ends every session: of who is switched off at once; of who is switched on those
 * that a log-in at that very moment may have left behind. Answers how many were still open. The caller holds the user's row,
 * and for an admin every admin's. Refuses: last-admin.
 */
export async function switchUser(
  tx: Transaction,
  userId: string,
  active: boolean,
): Promise<{ endedSessions: number } | Refusal> {
  try {
    // A step of its own: what the database refuses undoes this alone.
    await tx.transaction((step) =>
      step.update(users).set({ active, updatedAt: sql`now()` }).where(eq(users.id, userId)),
    )
  } catch (error) {
    if (isLastAdmin(error)) return refuse('last-admin')
    throw error
  }
  // Who is switched on again is not suddenly seen again.
  await endOpenViewings(tx, eq(viewings.userId, userId))
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ isOpen: sql<boolean>`${sessionEndsAt()} > now()` })
  return { endedSessions: ended.filter(({ isOpen }) => isOpen).length }
}

/** What the trigger `keep_an_active_admin` raises. */
function isLastAdmin(error: unknown): boolean {
  const { constraint, cause } = (error ?? {}) as { constraint?: string; cause?: unknown }
  if (constraint === 'users_one_active_admin') return true
  return cause ? isLastAdmin(cause) : false
}
