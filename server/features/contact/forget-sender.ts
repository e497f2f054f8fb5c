import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { contactMessages } from '#database/schema.ts'

/**
 * Deletes what somebody wrote to the shop from an e-mail, or about orders of theirs.
 * @param email theirs for certain; undefined: none is
 * @param ownOrders selects their ids
 */
export async function forgetSender(
  tx: Transaction,
  email: string | undefined,
  ownOrders: SQL,
): Promise<void> {
  await tx
    .delete(contactMessages)
    .where(sql`${contactMessages.email} = ${email ?? null} OR ${contactMessages.orderId} IN (${ownOrders})`)
}
