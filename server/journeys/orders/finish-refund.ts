import { eq, sql } from 'drizzle-orm'
import { postRefundDone } from '#database/ledger/post-refund.ts'
import type { Transaction } from '#database/open-pool.ts'
import { orderEvents, refunds, users } from '#database/schema.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import { endOrder } from './end-order.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'
import type { OrdersServices } from './orders-services.ts'
import { returnFreeUnits } from './return-free-units.ts'

/**
 * The money of a refund is back with the buyer: says so in the books and by mail, once, and ends the order when all of
 * its money is back. `providerRefundId` is null for what was not sent by us. The caller holds the order.
 */
export async function finishRefund(
  { jobs }: Pick<OrdersServices, 'jobs'>,
  tx: Transaction,
  refundId: string,
  providerRefundId: string | null,
): Promise<void> {
  const [refund] = await tx
    .update(refunds)
    .set({ state: 'done', doneAt: new Date(), providerRefundId, lastError: '' })
    .where(sql`${refunds.id} = ${refundId} AND ${refunds.state} <> 'done'`)
    .returning()
  if (!refund) return
  const { orderId, paymentId, amountCents, reason } = refund
  await tx.insert(orderEvents).values({
    orderId,
    event: 'refund-done',
    detail: { refund: refundId, payment: paymentId, amountCents, reason },
  })
  const order = (await lockOrder(tx, orderId))!
  if (await isAllBack(tx, order)) {
    if (order.state === 'paid') await returnFreeUnits(tx, orderId, refundId)
    await endOrder(tx, order, 'refunded')
  }
  // After the beers that the order's end locks: a sale takes its balances after them too.
  await postRefundDone(tx, refundId)

  const [buyer] = await tx.select({ email: users.email }).from(users).where(eq(users.id, order.buyerId))
  await putInOutbox(tx, jobs, {
    dedupeKey: `refund:${refundId}`,
    kind: 'refund',
    recipient: buyer!.email,
    payload: { refundId },
  })
}

/**
 * An order is refunded when its refunds equal what was charged for it (design section 4): of a paid one those of the payment that
 * was applied to it, of one that could not be delivered all of them, with none open.
 */
async function isAllBack(tx: Transaction, { id, state, chargeCents }: LockedOrder): Promise<boolean> {
  if (state !== 'paid' && state !== 'refund_due') return false
  const found = await tx.execute<{ backCents: number; open: number }>(sql`
    SELECT coalesce(sum(refunds.amount_cents) FILTER (WHERE refunds.state = 'done'), 0)::bigint AS "backCents",
           count(*) FILTER (WHERE refunds.state <> 'done') AS open
    FROM refunds JOIN payments ON payments.provider_id = refunds.payment_id
    WHERE refunds.order_id = ${id} AND (payments.disposition = 'applied' OR ${state} = 'refund_due')`)
  const { backCents, open } = found.rows[0]!
  return backCents >= chargeCents && (state === 'paid' || open === 0)
}
