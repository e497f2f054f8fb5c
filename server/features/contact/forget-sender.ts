import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { contactMessages } from '#database/schema.ts'

/** Deletes what somebody wrote to the shop from an e-mail, or about orders of theirs. @param ownOrders selects their ids */
export async function forgetSender(tx: Transaction, email: string, ownOrders: SQL): Promise<void> {
  await tx
    .delete(contactMessages)
    .where(sql`${contactMessages.email} = ${email} OR ${contactMessages.orderId} IN (${ownOrders})`)
}
