import { eq } from 'drizzle-orm'
import { postRefundDone } from '#database/ledger/post-refund.ts'
import { postUnappliedCapture } from '#database/ledger/post-sale.ts'
import type { Transaction } from '#database/open-pool.ts'
import { orderEvents, payments, refunds } from '#database/schema.ts'
import type { ProviderPayment } from '../../ports/payment-provider.ts'
import { TAKEN_UNSEEN } from '../chargebacks/open-chargeback.ts'

/**
 * A payment that was captured and had gone back before we ever heard of it: the books show both, the order is left as
 * it was.
 */
export async function recordLostCapture(
  tx: Transaction,
  orderId: string,
  { providerId, amountCents, status }: ProviderPayment,
): Promise<void> {
  await tx.update(payments).set({ disposition: 'refund' }).where(eq(payments.providerId, providerId))
  if (amountCents > 0) {
    await postUnappliedCapture(tx, providerId)
    const [refund] = await tx
      .insert(refunds)
      .values({
        orderId,
        paymentId: providerId,
        amountCents,
        reason: status === 'charged_back' ? TAKEN_UNSEEN : 'made-at-provider',
        state: 'done',
        doneAt: new Date(),
      })
      .returning({ id: refunds.id })
    await postRefundDone(tx, refund!.id)
  }
  await tx
    .insert(orderEvents)
    .values({ orderId, event: 'payment-seen', detail: { payment: providerId, status } })
}
