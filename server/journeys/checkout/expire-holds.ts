import { sql } from 'drizzle-orm'
import { orderEvents, outbox } from '#database/schema.ts'
import type { CheckoutServices } from './checkout-services.ts'
import { inTransaction } from './in-transaction.ts'
import { releaseHolds } from './release-holds.ts'

const AT_ONCE = 50

/**
 * Ends orders whose hold has run out: their beers go back to the shelf and their buyers get a mail. Orders that another
 * process has in hand are left to it. Takes a number at a time, and answers whether that was all.
 */
export async function expireHolds({
  db,
  jobs,
}: Pick<CheckoutServices, 'db' | 'jobs'>): Promise<{ ended: number; isDone: boolean }> {
  return inTransaction(db, async (tx) => {
    const overdue = await tx.execute<{ id: string; email: string }>(sql`
      SELECT orders.id, users.email
      FROM orders JOIN users ON users.id = buyer_id
      WHERE stock_held AND reserved_until < now()
      ORDER BY reserved_until LIMIT ${AT_ONCE} FOR NO KEY UPDATE OF orders SKIP LOCKED`)
    const ids = overdue.rows.map(({ id }) => id)
    if (!ids.length) return { ended: 0, isDone: true }

    await releaseHolds(tx, ids)
    await tx.execute(sql`
      UPDATE orders SET state = 'expired', stock_held = false WHERE id = ANY(${sql.param(ids)}::uuid[])`)
    await tx
      .insert(orderEvents)
      .values(ids.map((orderId) => ({ orderId, event: 'expired', fromState: 'pending', toState: 'expired' })))
    const mails = await tx
      .insert(outbox)
      .values(
        overdue.rows.map(({ id, email }) => ({
          dedupeKey: `expiry:${id}`,
          kind: 'expiry',
          recipient: email,
          payload: { orderId: id },
        })),
      )
      .onConflictDoNothing()
      .returning({ id: outbox.id })
    for (const mail of mails) await jobs.enqueue(tx, 'send-mail', { outboxId: mail.id })
    return { ended: ids.length, isDone: ids.length < AT_ONCE }
  })
}
