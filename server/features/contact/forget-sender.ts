import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/**
 * Deletes what somebody wrote to the shop from an e-mail, or about orders of theirs, with what was answered; and the words of what
 * admins noted about it, or about those orders.
 * @param email theirs for certain; undefined: none is
 * @param ownOrders selects their ids
 */
export async function forgetSender(
  tx: Transaction,
  email: string | undefined,
  ownOrders: SQL,
): Promise<void> {
  const theirs = sql`email = ${email ?? null} OR order_id IN (${ownOrders})`
  const things = sql`SELECT id::text FROM contact_messages WHERE ${theirs}`
  await tx.execute(sql`
    UPDATE work_notes SET words = ''
    WHERE words <> '' AND (order_id IN (${ownOrders}) OR (kind = 'message' AND thing IN (${things})))`)
  await tx.execute(sql`DELETE FROM work_takers WHERE kind = 'message' AND thing IN (${things})`)
  await tx.execute(sql`DELETE FROM contact_messages WHERE ${theirs}`)
}
