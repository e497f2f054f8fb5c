import { sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { orderEvents, refunds } from '#database/schema.ts'
import type { ProviderRefund } from '../../ports/payment-provider.ts'
import type { ClaimedRefund } from './claim-refund.ts'
import { finishRefund } from './finish-refund.ts'
import { lockOrder } from './lock-order.ts'
import type { OrdersServices } from './orders-services.ts'

/**
 * Writes what the provider says of a refund: made, it is done; in process, its id is kept to ask about it; rejected, no
 * money moved and a person must look at it. Answers true once there is nothing more to do.
 */
export async function takeRefundAnswer(
  services: OrdersServices,
  refund: ClaimedRefund,
  { providerRefundId, standing }: ProviderRefund,
): Promise<boolean> {
  return inTransaction(services.db, async (tx) => {
    await lockOrder(tx, refund.orderId)
    if (standing === 'made') {
      await finishRefund(services, tx, refund.id, providerRefundId)
      return true
    }
    if (standing === 'in-process') {
      await tx.update(refunds).set({ state: 'in-process', providerRefundId }).where(asClaimed(refund))
      return false
    }
    const lastError = `the provider rejected its refund ${providerRefundId}`
    const [rejected] = await tx
      .update(refunds)
      .set({ state: 'failed', providerRefundId, lastError })
      .where(asClaimed(refund))
      .returning({ id: refunds.id })
    if (rejected) await recordFailure(services, tx, refund)
    return true
  })
}

/** A person has to see to it: says so in the order's history and in the log. The caller holds the order. */
export async function recordFailure(
  { log }: Pick<OrdersServices, 'log'>,
  tx: Transaction,
  { id, orderId, paymentId, amountCents }: ClaimedRefund,
): Promise<void> {
  await tx
    .insert(orderEvents)
    .values({ orderId, event: 'refund-failed', detail: { refund: id, payment: paymentId, amountCents } })
  log.error({ refundId: id, orderId, amountCents }, 'the provider refuses a refund: it must be made by hand')
}

/** Still as it was claimed: an answer that comes late says nothing of a refund that was sent anew since. */
function asClaimed({ id, providerRefundId }: ClaimedRefund) {
  return sql`${refunds.id} = ${id} AND ${refunds.state} IN ('sent', 'in-process')
    AND ${refunds.providerRefundId} IS NOT DISTINCT FROM ${providerRefundId}`
}
