import { type SQL, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '#contract/limits.ts'
import type { Database, Transaction } from '#database/open-pool.ts'

/** What names no order, mostly mistyped, is answered within days and then says nothing any more. */
export async function forgetStrayWithdrawals(db: Database): Promise<void> {
  await db.execute(sql`
    DELETE FROM withdrawals
    WHERE order_id IS NULL AND created_at < now() - ${KEPT_DAYS.strayWithdrawals} * interval '1 day'`)
}

/**
 * Deletes what somebody wrote at /withdraw from an e-mail, or about orders of theirs.
 * @param email theirs for certain; undefined: none is
 * @param ownOrders selects their ids
 */
export async function forgetWithdrawals(
  tx: Transaction,
  email: string | undefined,
  ownOrders: SQL,
): Promise<void> {
  await tx.execute(sql`
    DELETE FROM withdrawals WHERE email = ${email ?? null} OR order_id IN (${ownOrders})`)
}
