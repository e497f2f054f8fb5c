import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/**
 * Takes a person's values out of the audit log: their name, what was changed of theirs, the reasons given. That something
 * was done, when and by which admin, stays; that it was shown to them does not.
 */
export async function forgetAudited(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM audit_values WHERE user_id = ${userId}`)
  await tx.execute(sql`DELETE FROM told_acts WHERE user_id = ${userId}`)
}
