import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { sessions } from '#database/schema.ts'

/** Ends a person's sessions but the one that is asking, if one of theirs is. */
export async function endSessionsBut(
  tx: Transaction,
  userId: string,
  asking: { id: string } | null,
): Promise<void> {
  const others = asking ? ne(sessions.id, asking.id) : undefined
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others))
}
