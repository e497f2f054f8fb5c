import { eq } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { withdrawals } from '#database/schema.ts'

/** What a mail tells of a withdrawal; undefined once it has been deleted. */
export async function readMailWithdrawal(db: Database, withdrawalId: string) {
  const { code, number, createdAt, timeZone, state, reason, confirmKey, confirmedAt } = withdrawals
  const [found] = await db
    .select({ code, number, createdAt, timeZone, state, reason, confirmKey, confirmedAt })
    .from(withdrawals)
    .where(eq(withdrawals.id, withdrawalId))
  return found
}
