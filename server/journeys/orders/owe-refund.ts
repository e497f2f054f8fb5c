import { eq } from 'drizzle-orm'
import type { UnusedPaymentReason } from '#contract/refund-reasons.ts'
import { postUnappliedCapture } from '#database/ledger/post-sale.ts'
import type { Transaction } from '#database/open-pool.ts'
import { payments, refunds } from '#database/schema.ts'
import type { OrdersServices } from './orders-services.ts'

/** A captured payment that its order has no use for: all of it goes back, and a job sees to it. */
export async function oweRefund(
  { jobs }: Pick<OrdersServices, 'jobs'>,
  tx: Transaction,
  payment: { providerId: string; orderId: string; amountCents: number },
  reason: UnusedPaymentReason,
): Promise<void> {
  const { providerId, orderId, amountCents } = payment
  await tx.update(payments).set({ disposition: 'refund' }).where(eq(payments.providerId, providerId))
  if (amountCents <= 0) return
  await postUnappliedCapture(tx, providerId)
  const [refund] = await tx
    .insert(refunds)
    .values({ orderId, paymentId: providerId, amountCents, reason })
    .returning({ id: refunds.id })
  await jobs.enqueue(tx, 'send-refund', { refundId: refund!.id })
}
