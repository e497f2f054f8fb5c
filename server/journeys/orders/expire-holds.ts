import { sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction.ts'
import { orderEvents } from '#database/schema.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { OrdersServices } from './orders-services.ts'
import { NO_LONGER_HELD, releaseHolds } from './release-holds.ts'

const AT_ONCE = 50

/**
 * Ends holds that have run out: their beers go back to the shelf. An order whose time to be paid is over ends with it, and
 * its buyer gets a mail; one that took over another's hold may outlive that, and goes on without. Orders that another
 * process has in hand are left to it. Takes a number at a time, and answers whether that was all.
 */
export async function expireHolds({
  db,
  jobs,
}: Pick<OrdersServices, 'db' | 'jobs'>): Promise<{ ended: number; isDone: boolean }> {
  return inTransaction(db, async (tx) => {
    const { rows: overdue } = await tx.execute<{ id: string; email: string; isOver: boolean }>(sql`
      SELECT orders.id, users.email, payable_until < now() AS "isOver"
      FROM orders JOIN users ON users.id = buyer_id
      WHERE (stock_held AND reserved_until < now()) OR (state = 'pending' AND payable_until < now())
      ORDER BY payable_until LIMIT ${AT_ONCE} FOR NO KEY UPDATE OF orders SKIP LOCKED`)
    if (!overdue.length) return { ended: 0, isDone: true }

    const ids = overdue.map(({ id }) => id)
    const over = overdue.filter(({ isOver }) => isOver)
    await releaseHolds(tx, ids)
    await tx.execute(sql`
      UPDATE orders SET state = CASE WHEN payable_until < now() THEN 'expired' ELSE state END, ${NO_LONGER_HELD}
      WHERE id = ANY(${sql.param(ids)}::uuid[])`)
    await tx.insert(orderEvents).values(
      overdue.map(({ id, isOver }) => ({
        orderId: id,
        ...(isOver
          ? { event: 'expired' as const, fromState: 'pending' as const, toState: 'expired' as const }
          : { event: 'hold-ended' as const }),
      })),
    )
    await putInOutbox(
      tx,
      jobs,
      ...over.map(({ id, email }) => ({
        dedupeKey: `expiry:${id}`,
        kind: 'expiry' as const,
        recipient: email,
        payload: { orderId: id },
      })),
    )
    return { ended: ids.length, isDone: ids.length < AT_ONCE }
  })
}
